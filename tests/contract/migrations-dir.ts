import { join } from 'node:path';

export const migrationsDir = join(import.meta.dirname, '../../supabase/migrations');
