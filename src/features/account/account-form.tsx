import { type FormEvent, useState } from 'react';
import type { FormSchema } from '#src/domain/check-form.ts';
import { useFormErrors } from '#src/parts/use-form-errors.ts';

const notSavedHere =
  'This could not be saved on this device. Free some space or load the page again, then try again.';

/**
 * Checks and sends a form, once at a time. `send` resolves to a sentence for the person to read, or
 * to undefined if it has opened another page. `onBusy` is called when sending begins and when it is
 * done. `notSaved` is for the person if the device could not keep what came of it.
 */
export function useAccountForm<Value>(
  schema: FormSchema<Value>,
  values: unknown,
  onBusy: (busy: boolean) => void,
  send: (checked: Value) => Promise<string | undefined>,
  notSaved = notSavedHere,
) {
  const { errors, errorOf, check } = useFormErrors(schema, values);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);

  const show = (isBusy: boolean, sentence: string) => {
    setMessage(sentence);
    setBusy(isBusy);
    onBusy(isBusy);
  };

  const submit = async () => {
    const checked = check();
    if (checked === undefined || busy) return setMessage('');
    show(true, '');
    const sentence = await send(checked).catch((error: unknown) => {
      console.error('The session could not be kept on this device.', error);
      return notSaved;
    });
    // Another page is open now; unless somebody went back at once: they see the form's page again.
    show(false, sentence ?? '');
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return { errors, errorOf, message, busy, onSubmit };
}

/** Why a form could not be sent or was refused; read out when it appears. */
export function FormMessage({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <p role="alert" className="settle rounded-md border border-clay bg-clay-tint p-4 text-clay-ink">
      {children}
    </p>
  );
}
