import { useEffect, useState } from 'react';
import { useStore } from '#src/db/use-store.ts';
import { createStore } from '#src/domain/store.ts';
import type { Notifications, NotificationsView, SwitchOutcome } from './notifications.ts';

const notifications = createStore<Notifications | undefined>(undefined);

/** Hands the pages what they show; until then they show nothing. */
export function provideNotifications(provided: Notifications): void {
  notifications.set(provided);
}

/** Why a press did not do what it said, and the way out. */
const troubles: Partial<Record<SwitchOutcome, string>> = {
  denied:
    'Your browser does not allow notifications from Homeward. You can change that in its settings for this site.',
  failed: 'This could not be changed just now. Connect to the internet and try again.',
};

export type NotificationsSwitch = {
  view: NotificationsView;
  busy: boolean;
  /** A sentence about why the last press did not do what it said. */
  trouble: string | undefined;
  switchOn(): Promise<void>;
  switchOff(): Promise<void>;
  decline(): void;
};

const absent = createStore<NotificationsView>({ kind: 'absent' });

/** Whether this device tells of a decision, and how to change it. Looks when its page is shown. */
export function useNotifications(): NotificationsSwitch {
  const provided = useStore(notifications);
  const view = useStore(provided ?? absent);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => void provided?.look(), [provided]);

  const act = async (outcome: Promise<SwitchOutcome> | undefined) => {
    setBusy(true);
    setTrouble(undefined);
    const result = await outcome;
    setTrouble(result && troubles[result]);
    setBusy(false);
  };
  return {
    view,
    busy,
    trouble,
    switchOn: () => act(provided?.switchOn()),
    switchOff: () => act(provided?.switchOff()),
    decline: () => provided?.decline(),
  };
}
