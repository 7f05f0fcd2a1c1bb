"""Playing a tournament: what is missing in its folder is played, and kept game by game."""

from collections.abc import Callable
from contextlib import AbstractContextManager

from guanxi.arena.folder import Folder
from guanxi.arena.match import Outcome, Task
from guanxi.arena.on_ray import on_ray
from guanxi.arena.schedule import pairings
from guanxi.arena.workers import Play, in_processes


def missing(folder: Folder, games: int) -> list[Task]:
    """Of the first games, those that are still to be played."""
    todo = [pairing for pairing in pairings(folder.spec, games) if pairing.number not in folder.outcomes]
    return [Task(folder.spec, pairing) for pairing in todo]


def players_at_work(jobs: int, ray: str | None) -> AbstractContextManager[Play]:
    """Whoever plays the games: processes here, or Ray at an address."""
    return in_processes(jobs) if ray is None else on_ray(ray, jobs)


def play_tasks(folder: Folder, tasks: list[Task], play: Play, watch: Callable[[Outcome], None]) -> None:
    """Play games, and keep each as soon as it has ended."""
    for match in play(tasks):
        folder.keep(match)
        watch(match[0])
