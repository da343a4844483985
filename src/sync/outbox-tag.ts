/** The name under which the browser's Background Sync wakes the service worker for the outbox. */
export const outboxTag = 'homeward-outbox';
