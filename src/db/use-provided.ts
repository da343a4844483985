import { type Context, useContext } from 'react';

/** The value that a provider has set; throws where none stands around the component. */
export function useProvided<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context);
  if (value === undefined) throw new Error('This must be used within its provider.');
  return value;
}
