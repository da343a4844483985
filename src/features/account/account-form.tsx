import { type FormEvent, type ReactNode, useState } from 'react';
import type { FormSchema } from '#src/domain/check-form.ts';
import { useFormErrors } from '#src/parts/use-form-errors.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';

const notSavedHere =
  'This could not be saved on this device. Free some space or load the page again, then try again.';

type Options<Name extends string, Value> = {
  schema: FormSchema<Value>;
  /** The text fields, with what they hold at first. */
  fields: Readonly<Record<Name, string>>;
  /** What is checked and sent with them. */
  also?: Readonly<Record<string, unknown>>;
  /** Resolves to a sentence for the person to read, or to undefined if something else is shown now. */
  send: (checked: Value) => Promise<string | undefined>;
  /** Called when sending begins and when it is done. */
  onBusy?: (busy: boolean) => void;
  /** For the person, if the device could not keep what came of it. */
  notSaved?: string;
};

/** The state of a form that is checked on this device and sent once at a time. */
export function useAccountForm<Name extends string, Value>({
  schema,
  fields,
  also,
  send,
  onBusy,
  notSaved = notSavedHere,
}: Options<Name, Value>) {
  const [values, setValues] = useState(fields);
  const { errors, errorOf, check } = useFormErrors(schema, { ...also, ...values });
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);

  const show = (isBusy: boolean, sentence: string) => {
    setMessage(sentence);
    setBusy(isBusy);
    onBusy?.(isBusy);
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

  return {
    setValues,
    /** The props of a required text field. */
    field: (name: Name) => ({
      name,
      required: true,
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) =>
        setValues({ ...values, [name]: target.value }),
      error: errorOf(name),
    }),
    errors,
    message,
    busy,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}

type AccountFormProps = {
  form: Omit<ReturnType<typeof useAccountForm>, 'field' | 'setValues'>;
  /** What the button says, and what it says while the form is sent. */
  submit: string;
  sending: string;
  /** Beside the button. */
  beside?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
};

/** A form with its errors, its fields and its button. */
export function AccountForm({ form, submit, sending, beside, below, children }: AccountFormProps) {
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex max-w-md flex-col gap-5">
      <ErrorSummary errors={form.errors} />
      <FormMessage>{form.message}</FormMessage>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={form.busy}>
          {form.busy ? sending : submit}
        </Button>
        {beside}
      </div>
      {below}
    </form>
  );
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
