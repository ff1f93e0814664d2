"""What keeps people out of a screen: what axe knows, and what is too small to be hit."""

from __future__ import annotations

from typing import Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

SMALL = """([least, narrow]) => {
    const controls = "button, select, summary, input:not([type=checkbox], [type=radio], [type=range]), "
        + "label:has(input[type=checkbox]), [role=button]:not(path), [role=tab], nav a, header a";
    const seen = (one) => {
        const box = one.getBoundingClientRect();
        if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".sr, [inert]")) return false;
        if (box.width < 2) return false;
        return box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    };
    const told = (one) => {
        const box = one.getBoundingClientRect();
        return `${box.width.toFixed(1)} x ${box.height.toFixed(1)}: ${one.outerHTML.slice(0, 140)}`;
    };
    // a click on the label or anywhere in the row of a field does the same
    const area = (one) => one.closest(one.matches("input") ? "label" : "[data-tour=fields] tbody") ?? one;
    return [...document.querySelectorAll(controls)].filter(seen).filter((one) => {
        const box = area(one).getBoundingClientRect();
        const wide = one.closest("[role=gridcell]") ? narrow : least;
        return box.height < least - 0.5 || box.width < wide - 0.5;
    }).map(told);
}"""
REGIONS = """least => {
    const sizes = new Map();
    for (const one of document.querySelectorAll("#map .hits [data-region]")) {
        const box = one.getBoundingClientRect();
        sizes.set(one.dataset.region, Math.max(sizes.get(one.dataset.region) ?? 0, Math.min(box.width, box.height)));
    }
    if (sizes.size < 40) return [`only ${sizes.size} regions`];
    return [...sizes].filter(([, size]) => size < least - 0.5).map(([region, size]) => `${region}: ${size}`);
}"""


LIGHT: Final = "light"
DARK: Final = "dark"


def clean(page: Page, where: str, part: str | None = None) -> None:
    """No barrier that axe knows, by the light that is on: whoever looks at a screen in two ways takes one of each.
    Of a screen that was looked at already, `part` is what is new."""
    if part is not None:
        expect(page.locator(part).first).to_be_visible()
    found = Axe().run(page, part)
    assert found.violations_count == 0, f"{where}\n{found.generate_report()}"


def shine(page: Page, dark: bool) -> None:
    page.emulate_media(color_scheme=DARK if dark else LIGHT)
    expect(page.locator("html")).to_have_attribute("data-theme", DARK if dark else LIGHT)


def small(page: Page, least: int, narrow: int = 0) -> list[str]:
    """Controls in sight that are smaller than this many pixels; cells of a grid may be narrower."""
    return list(page.evaluate(SMALL, [least, narrow or least]))


def small_regions(page: Page, least: int) -> list[str]:
    """Regions of the map that cannot be hit well."""
    return list(page.evaluate(REGIONS, least))
