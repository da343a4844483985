// Must be the first import of every browser entry: otherwise zod tries `new Function` when a schema
// is created, which the content security policy refuses and reports.
import * as z from 'zod/mini';

z.config({ jitless: true });
