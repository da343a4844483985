import { useEffect, useState } from 'react';
import { useStore } from '#src/db/use-store.ts';
import { createStore } from '#src/domain/store.ts';
import type { Notifications, NotificationsView, SwitchOutcome } from './notifications.ts';

const notifications = createStore<Notifications | undefined>(undefined);

/** Gives the pages access to notifications; until then they show nothing about them. */
export function provideNotifications(provided: Notifications): void {
  notifications.set(provided);
}

/** Why a switch did not work, and the way out. */
const failureMessages: Partial<Record<SwitchOutcome, string>> = {
  denied:
    'Your browser does not allow notifications from Homeward. You can change that in its settings for this site.',
  failed: 'This could not be changed just now. Connect to the internet and try again.',
};

export type NotificationsSwitch = {
  view: NotificationsView;
  busy: boolean;
  /** Why the last switch did not work. */
  failureMessage: string | undefined;
  switchOn(): Promise<void>;
  switchOff(): Promise<void>;
  decline(): void;
};

const absent = createStore<NotificationsView>({ kind: 'absent' });

/** Whether this device notifies of a decision, and how to change that. Refreshed on mount. */
export function useNotifications(): NotificationsSwitch {
  const provided = useStore(notifications);
  const view = useStore(provided ?? absent);
  const [busy, setBusy] = useState(false);
  const [failureMessage, setFailureMessage] = useState<string>();
  useEffect(() => void provided?.refresh(), [provided]);

  const act = async (outcome: Promise<SwitchOutcome> | undefined) => {
    setBusy(true);
    setFailureMessage(undefined);
    const result = await outcome;
    setFailureMessage(result && failureMessages[result]);
    setBusy(false);
  };
  return {
    view,
    busy,
    failureMessage,
    switchOn: () => act(provided?.switchOn()),
    switchOff: () => act(provided?.switchOff()),
    decline: () => provided?.decline(),
  };
}
