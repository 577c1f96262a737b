/** Closes the header's menu when one of its links leads to a place on the same page. */
export function closeMenuOnChoice(): void {
  document.addEventListener("click", ({ target }) => {
    const menu = target instanceof Element && target.closest("a[href^='#']")?.closest<HTMLElement>("[popover]");
    if (menu) menu.hidePopover();
  });
}
