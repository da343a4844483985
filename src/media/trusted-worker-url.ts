// Not in TypeScript's library.
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};
const policies = new Map<string, ReturnType<TrustedTypes['createPolicy']>>();

/**
 * The URL of a web worker of ours, which the content policy lets only the policy of this name make
 * (worker/http/security.ts). None may be made twice.
 */
export function trustedWorkerUrl(
  name: 'homeward-cutting' | 'homeward-importing',
  workerUrl: string,
): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy =
    policies.get(name) ?? trustedTypes?.createPolicy(name, { createScriptURL: () => workerUrl });
  if (policy) policies.set(name, policy);
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}
