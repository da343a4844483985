// What a device asks of the server about an export of everything (/api/export, admins only).
import * as z from 'zod/mini';

/** POST /api/export : copies everything, as it is now. `total` are steps, as `taken` below. */
export const startedExportSchema = z.object({ id: z.uuid(), total: z.int() });

/** GET /api/export/:id : how far the download is. 404 once it was cancelled or has expired. */
export const exportStateSchema = z.object({ taken: z.int(), finished: z.boolean() });

/** DELETE /api/export/:id */
export const cancelledExportSchema = z.object({ cancelled: z.literal(true) });

/** Where the archive is downloaded, by the session's cookie alone: a browser sends no header of ours. */
export const archivePath = (id: string): string => `/api/export/${id}/archive.zip`;
