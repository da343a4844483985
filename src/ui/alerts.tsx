import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { focusHeading } from './page.tsx';

type Tone = 'error' | 'success' | 'info';
type Alert = { key: number; text: string; tone: Tone; way?: ReactNode };
type ShowAlert = (text: string, tone?: Tone, way?: ReactNode) => void;

type DismissAlert = (text?: string) => void;
type Alerts = { show: ShowAlert; dismiss: DismissAlert };

const AlertContext = createContext<Alerts | undefined>(undefined);

// 12 s: long enough to find it, read it and reach its button. At least 8 s is promised.
const shownForMs = 12_000;

/** Shows messages in front of everything. They stay when another page opens. */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const [alerts, setAlerts] = useState<readonly Alert[]>([]);
  const nextKey = useRef(0);
  const show = useCallback<ShowAlert>((text, tone = 'info', way) => {
    nextKey.current += 1;
    const alert = { key: nextKey.current, text, tone, way };
    // The same text replaces the older message, under a new key, so that it is read out again. An
    // error replaces messages of success, which may no longer be true.
    const stays = (one: Alert) =>
      one.text !== text && !(tone === 'error' && one.tone === 'success');
    setAlerts((before) => [alert, ...before.filter(stays)]);
  }, []);
  const dismiss = useCallback<DismissAlert>((text) => {
    setAlerts((before) => before.filter((one) => text !== undefined && one.text !== text));
  }, []);
  const context = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  return (
    <AlertContext value={context}>
      {children}
      <AlertHost alerts={alerts} onDismiss={dismiss} />
    </AlertContext>
  );
}

/**
 * Shows a message, with exactly this text, for at least 8 s or until it is dismissed. `way` is a link
 * to where to go next; following it dismisses the message.
 */
export function useAlert(): ShowAlert {
  return useAlerts().show;
}

/** Takes a message back, by its text, or all: it is no longer true, or nobody's to read. */
export function useDismissAlert(): DismissAlert {
  return useAlerts().dismiss;
}

function useAlerts(): Alerts {
  const alerts = useContext(AlertContext);
  if (alerts === undefined) throw new Error('useAlert must be used within an AlertsProvider');
  return alerts;
}

type HostProps = { alerts: readonly Alert[]; onDismiss: DismissAlert };

function AlertHost({ alerts, onDismiss }: HostProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = host.current;
    if (box === null) return;
    // The top layer is a stack: hidden and shown again, messages are above a dialog opened later.
    if (box.matches(':popover-open')) box.hidePopover();
    if (alerts.length > 0) box.showPopover();
  }, [alerts]);
  return (
    <div
      ref={host}
      popover="manual"
      // Over the top bar, beside the account button: below it, it would cover the page's heading.
      className="messages"
    >
      {alerts.map((alert) => (
        <AlertBox key={alert.key} alert={alert} onDismiss={() => onDismiss(alert.text)} />
      ))}
    </div>
  );
}

const styles: Record<Tone, string> = {
  error: 'border-clay bg-clay-tint text-clay-ink',
  success: 'border-approved bg-approved-tint text-approved',
  info: 'border-edge bg-card text-ink',
};

function AlertBox({ alert, onDismiss }: { alert: Alert; onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss.current(), shownForMs);
    return () => clearTimeout(timer);
  }, [held]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      // A message stays while the pointer or the focus is in it.
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className={`settle flex items-start gap-2 rounded-md border py-1 ps-4 pe-1 shadow-lift ${styles[alert.tone]}`}
    >
      <div className="flex grow flex-wrap items-center gap-x-4 py-2">
        <p role="alert" className="font-medium">
          {alert.text}
        </p>
        {alert.way && (
          // The link is operated; this only hears of it.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <span onClick={onDismiss} className="font-semibold underline">
            {alert.way}
          </span>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => {
          onDismiss();
          // The button disappears; without this the focus would be lost.
          focusHeading();
        }}
        className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-sunk"
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 stroke-current stroke-2">
          <path d="m6 6 12 12M18 6 6 18" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
