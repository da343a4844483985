import { Bell, BellRing } from 'lucide-react';
import { useNotifications } from '#src/pwa/use-notifications.ts';
import { Button } from '#src/ui/button.tsx';

/** Whether this device gets notifications of decisions, with a button to change that. */
export function NotificationsLine() {
  const { view, busy, failureMessage, switchOn, switchOff } = useNotifications();
  if (view.kind === 'absent') return null;
  const isOn = view.kind === 'on';
  const Icon = isOn ? BellRing : Bell;
  return (
    <section
      aria-label="Notifications"
      className="mt-10 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-hairline pt-4 text-sm text-ink-soft"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {view.kind === 'install-first' ? (
        <p className="max-w-measure flex-1 py-2">
          On this device notifications need Homeward on your home screen: tap Share, then Add to
          Home Screen, and open it from there.
        </p>
      ) : (
        <>
          <p className="py-2">
            {isOn
              ? 'This device tells you when there is an answer.'
              : 'Notifications are off on this device.'}
          </p>
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => void (isOn ? switchOff() : switchOn())}
          >
            {isOn ? 'Turn off' : 'Turn on'}
          </Button>
        </>
      )}
      {failureMessage !== undefined && (
        <p role="alert" className="w-full text-clay-ink">
          {failureMessage}
        </p>
      )}
    </section>
  );
}
