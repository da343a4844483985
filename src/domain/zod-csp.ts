// Imported first by what runs in a browser: zod otherwise tries `new Function` as a schema is made,
// which the content policy refuses and reports.
import * as z from 'zod/mini';

z.config({ jitless: true });
