import { isPublicUrl } from '#worker/http/public-network.ts';

/** Whether messages may be sent to this address. Push services have public names. */
export const isPushEndpoint = (text: string): boolean => isPublicUrl(text, ['https:']);
