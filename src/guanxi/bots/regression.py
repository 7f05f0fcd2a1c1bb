"""Least squares, drawn towards given weights: finds the weights of an appraisal from played games. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64


class Regression:
    """Finds `weights` for which `features · weights` comes nearest to the targets."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.squares: vec[float] = vec[float]([0.0] * (size * size))
        self.products: vec[float] = vec[float]([0.0] * size)
        self.samples: i64 = 0

    def add(self, features: list[float], target: float) -> None:
        """One sample."""
        n = self.size
        row = vec[float](features)
        for i in range(n):
            if row[i] == 0.0:
                continue
            self.products[i] += row[i] * target
            for j in range(n):
                self.squares[i * n + j] += row[i] * row[j]
        self.samples += 1

    def solve(self, start: list[float], pull: float) -> list[float]:
        """The weights; `pull` draws each towards its start, as much as so many parts of its own samples would."""
        n = self.size
        matrix = vec[float]([0.0] * int(n * n))
        right = vec[float]([0.0] * int(n))
        for i in range(n):
            for j in range(n):
                matrix[i * n + j] = self.squares[i * n + j]
            drawn = pull * self.squares[i * n + i] + 1e-6 * float(self.samples) + 1e-9
            matrix[i * n + i] += drawn
            right[i] = self.products[i] + drawn * start[i]
        _eliminate(matrix, right, n)
        return [right[i] for i in range(n)]


def _eliminate(matrix: vec[float], right: vec[float], n: i64) -> None:
    """Gauss and Jordan; the matrix is positive definite, so no pivot is nought."""
    for k in range(n):
        pivot = matrix[k * n + k]
        for j in range(n):
            matrix[k * n + j] = matrix[k * n + j] / pivot
        right[k] = right[k] / pivot
        for i in range(n):
            factor = matrix[i * n + k]
            if i == k or factor == 0.0:
                continue
            for j in range(n):
                matrix[i * n + j] -= factor * matrix[k * n + j]
            right[i] -= factor * right[k]
