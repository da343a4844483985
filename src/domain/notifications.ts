import * as z from 'zod/mini';
import { isAppPath, type PagePath } from './paths.ts';

/** GET /api/notifications: the key a device subscribes with (base64url), null where none is set up. */
export const notificationsSchema = z.object({ publicKey: z.nullable(z.string()) });

/** PUT and DELETE /api/notifications: whether this device will be told now. */
export const subscribedSchema = z.object({ subscribed: z.boolean() });

/** A push message. It lies on a locked screen for all to see, so it names no person and no pet. */
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

/** Reads what a push brought; what cannot be read is news about an application all the same. */
export function readNews(text: string | undefined): News {
  try {
    return newsSchema.parse(JSON.parse(text ?? ''));
  } catch {
    // A newer worker than this page, or a service that sends an empty message to wake us.
    return decisionNews;
  }
}

/** What the service worker asks an open page: to show one of its own pages. */
export const openPageSchema = z.object({
  type: z.literal('OPEN_PAGE'),
  path: z.string().check(z.refine(isAppPath)),
});
export type OpenPage = z.infer<typeof openPageSchema>;
