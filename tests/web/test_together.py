"""Two browsers at one table, a third one that watches or comes back, and a server that goes away in between."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import greatpowers
from tests.web.conftest import Guest, Server, Watch, running
from tests.web.tables import (
    COMPUTER,
    ME,
    OPEN,
    ask,
    asked,
    choices,
    choose,
    import_table,
    log,
    menu,
    new_table,
    offers,
    played,
    seq,
    sit,
    state,
    two_people,
)

GAME = "imperial-2030"


def test_a_friend_comes_by_the_link_and_both_see_each_other_play(page: Page, guest: Guest) -> None:
    anna, ben = page, guest()
    table = new_table(anna, GAME, [{**ME, "name": "Anna"}, OPEN])
    sit(anna, table)
    expect(anna.get_by_text("One seat is still free.")).to_be_visible()
    ben.goto(anna.locator("code").inner_text())
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    anna.get_by_role("button", name="Start the game").click()
    expect(ben.locator("#prompt")).to_be_visible()
    for _ in range(4):
        mover = asked(table, anna, ben)
        expect(offers(mover).first).not_to_be_empty()
        choose(mover, table)
        for one in (anna, ben):
            expect(one.locator("#prompt-sentence")).not_to_be_empty()
    expect(log(anna).locator("li").first).to_be_visible()
    expect(log(ben)).to_have_text(log(anna).inner_text().strip(), use_inner_text=True)
    mover = asked(table, anna, ben)
    other = ben if mover is anna else anna
    expect(mover).to_have_title(re.compile("Your turn"))
    expect(other).not_to_have_title(re.compile("Your turn"))
    expect(offers(other)).to_have_count(0)


def test_what_is_said_is_text_and_can_be_muted(page: Page, guest: Guest) -> None:
    anna, ben = page, guest()
    two_people(anna, ben, GAME)
    anna.locator("#tab-chat").click()
    said = "<script>document.title='taken'</script><img src=x onerror=alert(1)> & more"
    anna.get_by_label("Message to the table").fill(said)
    anna.keyboard.press("Enter")
    expect(ben.locator("#tab-chat")).to_contain_text("1")
    ben.locator("#tab-chat").click()
    line = ben.get_by_role("log", name="Chat")
    expect(line.locator(".text")).to_have_text(said)
    assert line.locator("script, img").count() == 0
    ben.get_by_role("button", name="Mute Anna").click()
    expect(line.locator(".text")).to_have_text("Muted")
    ben.get_by_role("button", name="Unmute Anna").click()
    expect(line.locator(".text")).to_have_text(said)


def test_the_private_link_regains_the_seat_elsewhere(page: Page, guest: Guest, watch: Watch) -> None:
    watch.expected = ("status of 410",)
    anna, ben, phone = page, guest(), guest()
    table = two_people(anna, ben, GAME)
    dialog = menu(anna)
    dialog.get_by_role("button", name="Private link to the seat of Anna").click()
    link = re.search(r"http://\S+/seat/\S+", dialog.get_by_role("status").inner_text())
    assert link is not None
    phone.goto(link.group())
    phone.wait_for_url(re.compile(f"/t/{table}"))
    expect(phone.locator("#prompt")).to_be_visible()
    assert asked(table, phone, ben) in (phone, ben)
    if asked(table, phone, ben) is phone:
        choose(phone, table)
    expect(offers(anna)).to_have_count(0)
    ben.locator("#tab-chat").click()
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("Anna’s seat was taken on another device")
    ben.goto(link.group())
    expect(ben.get_by_role("alert")).to_contain_text("This link was replaced on ")
    expect(ben.get_by_role("button", name="Try again")).to_have_count(0)
    ben.get_by_role("link", name="To the lobby").click()
    expect(ben).to_have_url(re.compile("/$"))


def test_a_game_that_was_begun_elsewhere_says_that_chance_is_new(page: Page) -> None:
    match = greatpowers.start(GAME, 2, seed=7)
    match.play(match.decisions[0].options[0])
    table = import_table(page, match.record(), [{**ME, "name": "Anna"}, {**ME, "name": "Ben"}])
    sit(page, table)
    expect(log(page)).to_contain_text("From here on chance comes from a new seed that nobody knows.")
    fine = menu(page).locator("p.fine")
    expect(fine).to_contain_text(f"Since moment {len(match.entries) + 1} chance comes from a new seed")
    expect(fine.locator("code")).to_have_text(state(page, table)["commitment"])


def test_spectators_see_the_table_and_cannot_play(page: Page, guest: Guest) -> None:
    anna, ben, carla = page, guest(), guest()
    table = two_people(anna, ben, GAME)
    sit(carla, table)
    expect(anna.get_by_text("One spectator")).to_be_attached()
    expect(carla.locator("#prompt")).to_contain_text("Waiting for")
    choose(asked(table, anna, ben), table)
    expect(log(carla).locator("li").first).to_be_visible()
    expect(offers(carla)).to_have_count(0)
    expect(menu(carla).get_by_role("button", name="Concede")).to_have_count(0)


def test_undo_and_reset_until_the_barrier(page: Page) -> None:
    table = new_table(page, GAME, [{**ME, "name": "Anna"}, {**ME, "name": "Ben"}])
    sit(page, table)
    first = page.locator("#prompt-sentence").inner_text()
    undo, reset = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Reset")
    expect(undo).to_be_disabled()
    texts = choices(page).all_inner_texts()
    choose(page, table)
    expect(undo).to_be_enabled()
    undo.click()
    expect(page.locator("#prompt-sentence")).to_have_text(first)
    expect(choices(page)).to_have_text(texts, use_inner_text=True)
    expect(choices(page).first).to_be_enabled()
    choose(page, table)
    expect(reset).to_be_enabled()
    reset.click()
    expect(choices(page)).to_have_text(texts, use_inner_text=True)
    expect(choices(page).first).to_be_enabled()
    expect(undo).to_be_disabled()


def test_what_is_behind_the_barrier_is_taken_back_when_the_other_agrees(page: Page, guest: Guest) -> None:
    anna, ben = page, guest()
    table = two_people(anna, ben, GAME)
    first = asked(table, anna, ben)
    other = ben if first is anna else anna
    moment = seq(first, table)
    texts = offers(first).all_inner_texts()
    moves = 0
    while asked(table, anna, ben) is first or moves == 0:
        choose(asked(table, anna, ben), table)
        moves += 1
    choose(asked(table, anna, ben), table)
    for asker, answerer, answer in ((first, other, "Refuse"), (other, first, "Agree")):
        asker.goto(f"/t/{table}/at/{moment}")
        asker.get_by_role("button", name="Take back to here").click()
        vote = answerer.get_by_role("region", name="Vote")
        vote.get_by_role("button", name=answer).click()
        expect(vote).to_have_count(0)
    for one in (first, other):
        sit(one, table)
    expect(offers(first)).to_have_text(texts, use_inner_text=True)
    expect(offers(other)).to_have_count(0)
    assert seq(first, table) > moment


def test_trying_from_here_leaves_the_table_alone(page: Page) -> None:
    match = played(GAME, 3, 20)
    me = match.fast.waiting()[0]
    table = import_table(page, match.record(), [ME if seat == me else COMPUTER for seat in range(3)])
    page.goto(f"/t/{table}/at/12")
    page.get_by_role("button", name="Try from here").click()
    page.wait_for_url(lambda address: "/t/" in address and table not in address)
    expect(page.get_by_role("link", name="Try-out")).to_have_attribute("href", f"/t/{table}/at/12")
    expect(page.locator("#prompt")).to_be_visible()
    branch = page.url.rpartition("/")[2]
    assert (state(page, branch)["branch_of"], state(page, branch)["visibility"]) == (table, "private")
    assert seq(page, table) == len(match.entries) + 1, "that chance is new"


def test_an_address_opens_at_its_moment(page: Page, guest: Guest) -> None:
    record = played(GAME, 3, 30).record()
    table = import_table(page, record, [ME, ME, ME])
    other = guest()
    other.goto(f"/t/{table}/at/17")
    expect(other.locator("#prompt")).to_contain_text(f"17 / {len(record['entries']) + 1}")
    expect(other.locator("#prompt-sentence")).to_have_text(other.locator(".items a[aria-current=true]").inner_text())
    expect(other.get_by_role("slider", name="Moment")).to_have_attribute("aria-valuetext", re.compile("Moment 17 of"))
    other.get_by_role("button", name="One step forward").click()
    other.wait_for_url(re.compile(r"/at/18$"))
    other.keyboard.press("Home")
    other.wait_for_url(re.compile(r"/at/0$"))
    other.reload()
    expect(other.locator("#prompt")).to_contain_text("0 / ")
    other.get_by_role("button", name="Back to now").click()
    other.wait_for_url(re.compile(rf"/t/{table}$"))


def test_conceding_is_told_to_everybody(page: Page, guest: Guest) -> None:
    anna, ben = page, guest()
    table = two_people(anna, ben, GAME)
    dialog = menu(anna)
    dialog.get_by_role("button", name="Concede").click()
    expect(dialog.get_by_text("Do you want to concede?")).to_be_visible()
    dialog.get_by_role("button", name="Concede").click()
    expect(ben.locator("#main").get_by_text("conceded").first).to_be_visible()
    assert state(ben, table)["seats"][0]["conceded"] is True
    expect(offers(anna)).to_have_count(0)


@pytest.fixture
def hurried_server(client: None, tmp_path: Path) -> Iterator[Server]:
    yield from running(Server(tmp_path, "hurry"))


def test_a_computer_stands_in_for_the_absent_who_comes_back_and_reads_what_happened(
    hurried_server: Server, guest: Guest, watch: Watch
) -> None:
    """The server is named first in tests with one of their own: pages go before it, or they would miss it."""
    watch.address = hurried_server.address
    watch.expected = ("409",)  # asked too early
    anna, ben = (guest(base_url=hurried_server.address) for _ in range(2))
    table = two_people(anna, ben, GAME)
    for _ in range(6):
        choose(asked(table, anna, ben), table)
    stays = asked(table, anna, ben)
    away = ben if stays is anna else anna
    name = "Ben" if away is ben else "Anna"
    left = seq(stays, table)
    away.goto("/rules/imperial-2030")
    while asked_seat(stays, table) == (0 if stays is anna else 1):
        choose(stays, table)
    players = stays.locator("#main")
    for _ in range(20):
        with stays.expect_response(re.compile("/hand-over$")) as told:
            menu(stays).get_by_role("button", name=f"Let a computer play for {name}").click()
        if told.value.ok:
            break
    expect(players.get_by_text("A computer stands in")).to_be_attached()
    expect(offers(stays).first).to_be_visible()
    away.goto(f"/t/{table}")
    expect(away.get_by_text("Since your last visit", exact=True)).to_be_visible()
    menu(away).get_by_role("button", name=f"Take back the seat of {name}").click()
    expect(players.get_by_text("A computer stands in")).to_have_count(0)
    assert seq(stays, table) > left


def asked_seat(page: Page, table: str) -> int:
    return next(int(seat["seat"]) for seat in state(page, table)["seats"] if seat.get("asked"))


def test_one_screen_for_two_with_a_curtain_between_their_secrets(page: Page) -> None:
    table = new_table(page, "imperialism", [{**ME, "name": "Anna"}, {**ME, "name": "Ben"}])
    page.goto(f"/t/{table}")
    seen: list[str] = []
    for _ in range(12):
        lift = page.get_by_role("button", name=re.compile("^I am "))
        expect(lift.or_(choices(page).first).first).to_be_visible()
        if lift.is_visible():
            assert page.locator(".panel, #prompt, button.choice").count() == 0
            seen.append(lift.inner_text())
            expect(lift).to_be_focused()
            lift.click()
            expect(choices(page).first).to_be_visible()
        choose(page, table)
        if len(set(seen)) == 2:
            return
    raise AssertionError("the device was never handed over")


@pytest.fixture
def own_server(client: None, tmp_path: Path) -> Iterator[Server]:
    yield from running(Server(tmp_path))


def test_a_killed_server_comes_back_and_nothing_is_lost(own_server: Server, guest: Guest, watch: Watch) -> None:
    watch.address = own_server.address
    watch.expected = ("ERR_CONNECTION", "WebSocket connection", "Failed to load resource", "ERR_EMPTY", "ERR_SOCKET")
    anna, ben = (guest(base_url=own_server.address) for _ in range(2))
    table = two_people(anna, ben, GAME)
    for _ in range(3):
        choose(asked(table, anna, ben), table)
    while choices(mover := asked(table, anna, ben)).count() == 0:
        choose(mover, table)
    before = seq(mover, table)
    said = choices(mover).first.inner_text()
    own_server.stop(kill=True)
    for one in (anna, ben):
        expect(one.get_by_role("status").filter(has_text="Disconnected")).to_be_visible()
    choices(mover).first.click()  # sent again and again under its key
    own_server.start()
    for one in (anna, ben):
        one.evaluate("window.dispatchEvent(new Event('online'))")  # do not wait out the pause between two attempts
        expect(one.get_by_role("status").filter(has_text="Disconnected")).to_have_count(0, timeout=60_000)
    expect(mover.locator("#prompt .busy.on")).to_have_count(0, timeout=60_000)
    if mover.get_by_role("alert").is_visible():  # it gave up before the server was back: whoever plays tries again
        with mover.expect_response(re.compile(r"/answers$")):
            assert choices(mover).first.inner_text() == said
            choices(mover).first.click()
    record = ask(mover, "GET", f"/tables/{table}/record?seat={0 if mover is anna else 1}")
    mine = [answer for answer in record["answers"] if answer["at"] >= before]
    assert len(mine) == 1 and seq(mover, table) > before
    expect(log(anna)).to_have_text(log(ben).inner_text().strip(), use_inner_text=True)
    assert greatpowers.RULESETS[GAME].version == state(ben, table)["rules"]
