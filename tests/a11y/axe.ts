import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** The violations that axe-core finds in the page as it is now, one line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Injected through the debugger, past the page's content security policy. Once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    // Set by the script above.
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
