// Layout faults that axe-core does not find: measured in the page, one line each.
import type { CDPSession, Page } from '@playwright/test';
import type { Look } from './looks.ts';

/** Wider than the screen, animated despite reduced motion, or too small for a thumb. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`;
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px wide`] : [];
    const moving = document.getAnimations().map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return `moves: ${target === null ? 'something' : told(target)}`;
    });
    const evergreen = getComputedStyle(document.documentElement).getPropertyValue('--evergreen');
    const probe = Object.assign(document.createElement('i'), { hidden: true });
    probe.style.backgroundColor = evergreen;
    document.body.append(probe);
    const primary = getComputedStyle(probe).backgroundColor;
    probe.remove();
    // Only primary buttons (evergreen) and submit buttons, and the links and buttons of the bars.
    const small = [...document.querySelectorAll('a, button')]
      .filter(
        (one) =>
          one.checkVisibility() &&
          (getComputedStyle(one).backgroundColor === primary ||
            one.matches('[type=submit], header *, nav[aria-label=Main] *')),
      )
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height) < 43.9;
      })
      .map((one) => `smaller than 44 px: ${told(one)}`);
    return [...wide, ...moving, ...small];
  });
}

const largeSizes = { '320': { width: 390, height: 844 }, '1440': { width: 1280, height: 800 } };

/** Faults of the same screen when the browser shows text twice as large. */
export async function largeTextFaults(
  page: Page,
  session: CDPSession,
  width: Look['width'],
): Promise<string[]> {
  await page.setViewportSize(largeSizes[width]);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const faults = await page.evaluate(textFaults);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  return faults.map((fault) => `with text of 200%: ${fault}`);
}

function textFaults(): string[] {
  const size = getComputedStyle(document.documentElement).fontSize;
  if (size !== '32px') return [`is not large: ${size}`];
  const { scrollWidth, clientWidth } = document.documentElement;
  const out = [...document.querySelectorAll('main *')].findLast(
    (one) => one.getBoundingClientRect().right > clientWidth,
  );
  const by = `${scrollWidth} px wide, by “${out?.textContent.trim().slice(0, 40)}”`;
  const wide = scrollWidth > clientWidth ? [`scrolls sideways: ${by}`] : [];
  const ownText = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? '')
      .join(' ')
      .trim();
  const texts = [...document.querySelectorAll('body *')].filter(
    (one) =>
      ownText(one) !== '' &&
      one.checkVisibility({ visibilityProperty: true }) &&
      one.closest('.sr-only, [aria-hidden=true], option, progress') === null &&
      // Not the skip link: it is placed above the page until it takes the focus.
      one.getBoundingClientRect().bottom > -1_000 &&
      one.getBoundingClientRect().width > 1,
  );
  // Cards beside each other may cut off a long name at any text size. If only large text makes the
  // page this narrow, the whole name has to show.
  const isShortened = (one: Element) => one.closest('.truncate') !== null && innerWidth >= 512;
  const clipped = texts.filter((one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    if (isShortened(one)) return false;
    return (
      (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) ||
      (['hidden', 'clip'].includes(overflowY) && one.scrollHeight > one.clientHeight + 2)
    );
  });
  const inFlow = (one: Element) => {
    for (let box: Element | null = one; box !== null; box = box.parentElement)
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(box).position)) return false;
    return true;
  };
  const flowing = texts
    .filter((one) => inFlow(one) && !isShortened(one))
    .map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return { one, box: range.getBoundingClientRect() };
    });
  const overlapping = flowing.flatMap(({ one, box }, at) =>
    flowing
      .slice(at + 1)
      .filter(
        ({ one: other, box: theirs }) =>
          !one.contains(other) &&
          !other.contains(one) &&
          Math.min(box.right, theirs.right) - Math.max(box.left, theirs.left) > 2 &&
          Math.min(box.bottom, theirs.bottom) - Math.max(box.top, theirs.top) > 6,
      )
      .map(({ one: other }) => `overlap: “${ownText(one)}” and “${ownText(other)}”`),
  );
  // Text that is larger than its box covers its neighbour.
  const hanging = texts.filter((one) => {
    const parent = one.parentElement;
    return (
      parent !== null &&
      getComputedStyle(one).display !== 'inline' &&
      one.scrollWidth > one.clientWidth + 1 &&
      !isShortened(one) &&
      !clipped.includes(one)
    );
  });
  return [
    ...wide,
    ...clipped.map((one) => `cut off: “${ownText(one)}”`),
    ...hanging.map((one) => `hangs out of its box: “${ownText(one)}”`),
    ...overlapping,
  ];
}
