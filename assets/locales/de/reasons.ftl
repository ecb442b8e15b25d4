### Reasons for moves, and the words of a review.
