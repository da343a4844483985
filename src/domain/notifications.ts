import * as z from 'zod/mini';
import { isAppPath, type PagePath } from './paths.ts';

/**
 * GET /api/notifications: the key a device subscribes with (base64url); null without notifications.
 */
export const notificationsSchema = z.object({ publicKey: z.nullable(z.string()) });

/** PUT and DELETE /api/notifications: whether this device is subscribed now. */
export const subscribedSchema = z.object({ subscribed: z.boolean() });

/** A push message. Anybody can read it on a locked screen, so it names no person and no pet. */
export const newsSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  body: z.string().check(z.maxLength(300)),
  /** The page that tells more. */
  path: z.string().check(z.refine(isAppPath)),
});
export type News = z.infer<typeof newsSchema>;

export const decisionNews: News = {
  title: 'Homeward',
  body: 'There is news about your application.',
  path: '/Dashboard' satisfies PagePath,
};

/** Reads a push message; one that cannot be read counts as news about an application. */
export function readNews(text: string | undefined): News {
  try {
    return newsSchema.parse(JSON.parse(text ?? ''));
  } catch {
    // The worker is newer than this code, or the push service sent an empty message.
    return decisionNews;
  }
}

/** The service worker asks an open window to show this page of the app. */
export const openPageSchema = z.object({
  type: z.literal('OPEN_PAGE'),
  path: z.string().check(z.refine(isAppPath)),
});
export type OpenPage = z.infer<typeof openPageSchema>;

/** Base64url of an uncompressed point: 65 bytes that begin with 4. */
export const isP256PublicKey = (text: string): boolean => /^B[\w-]{86}$/.test(text);
/** Base64url of 32 bytes. */
export const isP256PrivateKey = (text: string): boolean => /^[\w-]{43}$/.test(text);
