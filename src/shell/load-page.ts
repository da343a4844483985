import { createStore } from '#src/domain/store.ts';
import { stillHere } from '#src/ui/still-here.ts';

/** Whether the code of some page is missing, because the server cannot be reached. */
export const missingPage = createStore(false);

// 2 s: soon enough for somebody who waits for the page.
const probeMs = 2_000;

/**
 * Loads the code of a page. While the server cannot be reached, waits for it: the page that is open
 * stays, with what was typed in it. Rejects if the server is there and the code is not.
 */
export async function loadPage<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    missingPage.set(true);
    await serverAnswers();
    missingPage.set(false);
    return load().catch(notArrived);
  }
}

// Not the browser's own message: the router recognises that one and reloads. Where the service
// worker has not stored the app yet, a reload could end at the browser's error page.
async function notArrived(cause: unknown): Promise<never> {
  await stillHere();
  throw new Error('This page has not arrived on your device.', { cause });
}

async function serverAnswers(): Promise<void> {
  while (
    !(await fetch('/api/health')
      // S16: a captive portal answers with its own HTML, which is no JSON.
      .then((answer) => answer.ok && answer.json())
      .catch(() => false))
  )
    await new Promise((resolve) => setTimeout(resolve, probeMs));
}
