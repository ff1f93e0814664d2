"""The energy of a sheet and its least: shapes are kept, sizes asked for, and no cell can be turned over."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.maps.units import Points

MEMORY = 8
"""Steps that the search remembers."""
HELD = 1e12
"""Stiffness of a node that may not move."""
THINNEST = 1e-3
"""A step that makes a corner thinner than this is refused."""
CORNERS = ((0, 0), (0, 1), (1, 0), (1, 1))
"""Of a cell, by row and column."""


def corner_slopes(nodes: Points, hx: float, hy: float) -> Points:
    """At the four corners of all cells: rows, columns, corner, 2 x 2."""
    right, down = np.diff(nodes, axis=1) / hx, np.diff(nodes, axis=0) / hy
    across = (right[:-1], right[:-1], right[1:], right[1:])
    along = (down[:, :-1], down[:, 1:], down[:, :-1], down[:, 1:])
    return np.stack([np.stack([a, b], axis=-1) for a, b in zip(across, along)], axis=2)


class Chain:
    """A symmetric matrix of blocks along the diagonal and beside it, factored."""

    def __init__(self, diagonal: Points, beside: Points) -> None:
        self.beside = beside
        self.inverse = np.empty_like(diagonal)
        for k, block in enumerate(diagonal):
            if k:
                block = block - beside[k - 1].T @ self.inverse[k - 1] @ beside[k - 1]
            self.inverse[k] = np.linalg.inv(block)

    def solve(self, right: Points) -> Points:
        out = right.copy()
        for k in range(1, len(out)):
            out[k] -= self.beside[k - 1].T @ (self.inverse[k - 1] @ out[k - 1])
        out[-1] = self.inverse[-1] @ out[-1]
        for k in range(len(out) - 2, -1, -1):
            out[k] = self.inverse[k] @ (out[k] - self.beside[k] @ out[k + 1])
        return out


@dataclass(frozen=True)
class Pull:
    """What is asked of each cell: the stretch (logarithms in x and y), and how dearly shape and size are kept."""

    stretch: Points
    shape: Points
    size: Points


class Rubber:
    """Nodes of a grid. Those on the frame slide along it."""

    def __init__(self, nodes: Points, width: float, height: float, smooth: float, upright: float) -> None:
        self.nodes, self.rest = nodes.copy(), nodes.copy()
        self.rows, self.columns = nodes.shape[0] - 1, nodes.shape[1] - 1
        self.hx, self.hy = width / self.columns, height / self.rows
        self.smooth, self.upright = smooth / (self.hx * self.hy), upright

    def bending(self, nodes: Points) -> tuple[float, Points]:
        """Second differences, measured from the flat sheet, and their pull."""
        away, pull, value = nodes - self.rest, np.zeros_like(nodes), 0.0
        for axis in (0, 1):
            bent = np.diff(away, n=2, axis=axis)
            value += float((bent**2).sum())
            for shift, factor in ((0, 1.0), (1, -2.0), (2, 1.0)):
                part = np.moveaxis(pull, axis, 0)
                part[shift : shift + bent.shape[axis]] += factor * np.moveaxis(bent, axis, 0)
        twist = np.diff(np.diff(away, axis=0), axis=1)
        value += 2 * float((twist**2).sum())
        for (dy, dx), sign in zip(CORNERS, (1, -1, -1, 1)):
            pull[dy : dy + self.rows, dx : dx + self.columns] += 2 * sign * twist
        return self.smooth * value / 2, self.smooth * pull

    def energy(self, nodes: Points, pull: Pull) -> tuple[float, Points]:
        """And its slope; infinite where a corner would be turned over."""
        scale = np.exp(-pull.stretch)[:, :, None, None, :]
        k = corner_slopes(nodes, self.hx, self.hy) * scale
        a, b, c, d = k[..., 0, 0], k[..., 0, 1], k[..., 1, 0], k[..., 1, 1]
        det = a * d - b * c
        if det.min() <= THINNEST:
            return np.inf, nodes
        norm = (k**2).sum((-1, -2))
        keep, grow = pull.shape[:, :, None], pull.size[:, :, None]
        turn = self.upright * (keep + 0.2)
        value = (keep * (norm / (2 * det) - 1) + grow * (det + 1 / det - 2) + turn * (b**2 + c**2)).sum()
        beyond = grow * (1 - det**-2) - keep * norm / (2 * det**2)
        slope = (keep / det)[..., None, None] * k
        slope += beyond[..., None, None] * np.stack([np.stack([d, -c], -1), np.stack([-b, a], -1)], -2)
        slope[..., 0, 1] += 2 * turn * b
        slope[..., 1, 0] += 2 * turn * c
        bent, back = self.bending(nodes)
        return float(value) + bent, self._gather(slope * scale) + back

    def _gather(self, slope: Points) -> Points:
        """From corners to nodes."""
        out = np.zeros_like(self.nodes)
        for corner, (dy, dx) in enumerate(CORNERS):
            x, y = slope[:, :, corner, :, 0] / self.hx, slope[:, :, corner, :, 1] / self.hy
            out[dy : dy + self.rows, 1:] += x
            out[dy : dy + self.rows, :-1] -= x
            out[1:, dx : dx + self.columns] += y
            out[:-1, dx : dx + self.columns] -= y
        return out

    def _held(self, pull: Points) -> Points:
        """Nothing draws a node off the frame."""
        out = pull.copy()
        out[:, [0, -1], 0] = 0
        out[[0, -1], :, 1] = 0
        return out

    def _stencils(self, pull: Pull) -> list[tuple[Points, tuple[float, ...], Points]]:
        """Differences between nodes with their weights: a simple stand-in for the curvature of the energy."""
        number = np.arange(self.nodes.shape[0] * self.nodes.shape[1]).reshape(self.nodes.shape[1], -1).T
        stiff = np.pad((pull.shape + 2 * pull.size) * np.exp(-pull.stretch.sum(-1)), 1)
        across = 2 * (stiff[:-1, 1:-1] + stiff[1:, 1:-1]) / self.hx**2
        along = 2 * (stiff[1:-1, :-1] + stiff[1:-1, 1:]) / self.hy**2
        corners = [number[dy : dy + self.rows, dx : dx + self.columns] for dy, dx in CORNERS]
        bend = np.full(number.shape, self.smooth)
        return [
            (np.stack([number[:, :-1], number[:, 1:]], -1), (-1, 1), across),
            (np.stack([number[:-1], number[1:]], -1), (-1, 1), along),
            (np.stack([number[:, :-2], number[:, 1:-1], number[:, 2:]], -1), (1, -2, 1), bend[:, 2:]),
            (np.stack([number[:-2], number[1:-1], number[2:]], -1), (1, -2, 1), bend[2:]),
            (np.stack(corners, -1), (1, -1, -1, 1), 2 * bend[1:, 1:]),
        ]

    def prepare(self, pull: Pull) -> list[Chain]:
        """The stand-in, factored, for x and for y. Nodes are numbered down the columns, two columns a block."""
        tall, blocks = self.nodes.shape[0], (self.nodes.shape[1] + 1) // 2
        side = 2 * tall
        diagonal, beside = np.zeros((blocks, side, side)), np.zeros((blocks - 1, side, side))
        for nodes, factors, weight in self._stencils(pull):
            for p, one in enumerate(factors):
                for q, other in enumerate(factors):
                    i, j, value = nodes[..., p].ravel(), nodes[..., q].ravel(), weight.ravel() * one * other
                    same, next_ = i // side == j // side, i // side + 1 == j // side
                    np.add.at(diagonal, (i[same] // side, i[same] % side, j[same] % side), value[same])
                    np.add.at(beside, (i[next_] // side, i[next_] % side, j[next_] % side), value[next_])
        chains = []
        for axis in (0, 1):
            held = np.zeros(self.nodes.shape[:2], bool)
            if axis == 0:
                held[:, [0, -1]] = True
            else:
                held[[0, -1]] = True
            stiff = np.zeros(blocks * side)
            stiff[: held.size][held.T.ravel()] = HELD
            stiff[held.size :] = 1.0
            firm = diagonal.copy()
            firm[:, np.arange(side), np.arange(side)] += stiff.reshape(blocks, side)
            chains.append(Chain(firm, beside))
        return chains

    def _soften(self, pull: Points, chains: list[Chain]) -> Points:
        out = np.zeros_like(pull)
        for axis, chain in enumerate(chains):
            side = chain.inverse.shape[1]
            right = np.zeros(len(chain.inverse) * side)
            right[: pull[..., axis].size] = pull[..., axis].T.ravel()
            found = chain.solve(right.reshape(-1, side)).ravel()[: pull[..., axis].size]
            out[..., axis] = found.reshape(pull.shape[1], -1).T
        return self._held(out)

    def relax(self, pull: Pull, steps: int) -> float:
        """L-BFGS with the stand-in as its first guess; steps that would turn a corner over are shortened."""
        chains, nodes = self.prepare(pull), self.nodes
        value, grad = self.energy(nodes, pull)
        grad = self._held(grad)
        past: list[tuple[Points, Points, float]] = []
        for _ in range(steps):
            way = self._way(grad, past, chains)
            fall, length = float((way * grad).sum()), 1.0
            while True:
                trial = nodes - length * way
                new, slope = self.energy(trial, pull)
                if new <= value - 1e-4 * length * fall:
                    break
                length /= 2
                if length < 1e-6:
                    self.nodes = nodes
                    return value
            slope = self._held(slope)
            s, y = trial - nodes, slope - grad
            if (s * y).sum() > 1e-12:
                past = [*past, (s, y, 1 / float((s * y).sum()))][-MEMORY:]
            gain, nodes, value, grad = value - new, trial, new, slope
            if gain < 1e-5 * abs(value):
                break
        self.nodes = nodes
        return value

    def _way(self, grad: Points, past: list[tuple[Points, Points, float]], chains: list[Chain]) -> Points:
        way, parts = grad, []
        for s, y, rho in reversed(past):
            part = rho * float((s * way).sum())
            way = way - part * y
            parts.append(part)
        way = self._soften(way, chains)
        for (s, y, rho), part in zip(past, reversed(parts)):
            way = way + s * (part - rho * float((y * way).sum()))
        return way
