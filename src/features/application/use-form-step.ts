import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which step is on screen, from 0, and the one that Back leads to, if it is a step too. */
    formStep?: { at: number; before?: number };
  }
}

/**
 * The step of a form on a small screen. Each is an entry of the history under the page's one
 * address: a phone's Back goes a step back, and a reload stays where one was.
 */
export function useFormStep() {
  const { at: step = 0, before } = useLocation({ select: ({ state }) => state.formStep }) ?? {};
  const router = useRouter();
  const navigate = useNavigate();

  const go = (at: number) => {
    if (at === step) return;
    void navigate({ to: '.', state: (now) => ({ ...now, formStep: { at, before: step } }) });
  };

  /** Changes the present entry: the person is at this step already, on a screen that shows them all. */
  const note = (at: number) => {
    if (at === step) return;
    const state = { formStep: { at } };
    void navigate({ to: '.', replace: true, resetScroll: false, state });
  };

  const back = () => {
    if (before === step - 1) router.history.back();
    else go(step - 1);
  };

  return { step, go, note, back };
}
