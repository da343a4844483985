import { Bell, BellRing } from 'lucide-react';
import { useOwnRows } from '#src/db/use-own-rows.ts';
import { type NotificationsSwitch, useNotifications } from '#src/pwa/use-notifications.ts';
import { Button } from '#src/ui/button.tsx';

const sentences: Record<Exclude<NotificationsSwitch['view']['kind'], 'absent'>, string> = {
  on: 'This device will tell you when there is an answer.',
  off: 'Shall this device tell you when there is an answer?',
  'install-first':
    'This device can tell you when there is an answer, once Homeward is on your home screen: tap Share, then Add to Home Screen, and open it from there.',
};

/** Offers a notification of the answer on this device, if that is possible and was not declined. */
export function NotificationPrompt() {
  const { view, busy, failureMessage, switchOn, switchOff, decline } = useNotifications();
  const awaitsAnswer =
    useOwnRows()?.applications.some(({ status }) => status === 'pending') ?? false;
  // The page can be opened without a submission, and then there is no answer to expect.
  if (!awaitsAnswer || view.kind === 'absent') return null;
  const isOn = view.kind === 'on';
  if (!isOn && view.declined) return null;
  const Icon = isOn ? BellRing : Bell;
  return (
    <section
      aria-label="Notifications"
      className="mt-10 max-w-measure border-t border-hairline pt-6 text-ink-soft"
    >
      <p className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <output>{sentences[view.kind]}</output>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {/* One button for on and off, so that it keeps the focus. */}
        {view.kind !== 'install-first' && (
          <Button
            variant={isOn ? 'quiet' : 'secondary'}
            disabled={busy}
            onClick={() => void (isOn ? switchOff() : switchOn())}
          >
            {isOn ? 'Turn off' : 'Yes, tell me'}
          </Button>
        )}
        {!isOn && (
          <Button variant="quiet" disabled={busy} onClick={decline}>
            No, thanks
          </Button>
        )}
      </div>
      {failureMessage !== undefined && (
        <p role="alert" className="mt-3 text-sm text-clay-ink">
          {failureMessage}
        </p>
      )}
    </section>
  );
}
