import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** What axe-core finds wrong with the page as it stands, each as one line; none is what we want. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Through the debugger, which the page's content policy does not concern; once a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    // Put there by the line above.
    const here = window as unknown as { axe: typeof axe };
    const { violations } = await here.axe.run(document, given);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
        return `${id} (${help}) at ${target.join(' ')}: ${why}`;
      }),
    );
  }, options);
}
