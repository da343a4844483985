import type * as z from 'zod/mini';
import { databaseFunctions } from './database-functions.ts';
import type { Statement } from './pipeline.ts';

type PostgresType = 'uuid' | 'text' | 'integer' | 'boolean' | 'jsonb' | 'void';

/** The Postgres type that a schema of `databaseFunctions` stands for. */
export function postgresType(schema: z.core.$ZodType): PostgresType {
  // Zod's union of all schema types, which its documentation uses to tell them apart.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'nullable') return postgresType(def.innerType);
  if (def.type === 'string') return 'format' in def && def.format === 'uuid' ? 'uuid' : 'text';
  if (def.type === 'enum') return 'text';
  if (def.type === 'number') return 'integer';
  if (def.type === 'boolean') return 'boolean';
  return def.type === 'null' ? 'void' : 'jsonb';
}

type FunctionStatement = {
  name: string;
  text: string;
  parameters: readonly { name: string; type: PostgresType }[];
  returns: PostgresType;
};

const statements = new Map(
  Object.entries<{ args: Record<string, z.core.$ZodType>; answer: z.core.$ZodType }>(
    databaseFunctions,
  ).map(([name, { args, answer }]): [string, FunctionStatement] => {
    const parameters = Object.entries(args).map(([parameter, schema]) => ({
      name: parameter,
      type: postgresType(schema),
    }));
    const given = parameters.map(({ name: to, type }, n) => `${to} => $${n + 1}::${type}`);
    const text = `select public.${name}(${given.join(', ')})`;
    return [name, { name, text, parameters, returns: postgresType(answer) }];
  }),
);

/** What calls a function with these arguments, and reads its answer. */
type FunctionCall = { statement: Statement; decode: (text: string | null) => unknown };

/** Undefined where there is no such function, or not with exactly these parameters. */
export function callOf(name: string, args: Record<string, unknown>): FunctionCall | undefined {
  const found = statements.get(name);
  if (!found) return undefined;
  const { text, parameters, returns } = found;
  const given = Object.values(args).filter((value) => value !== undefined);
  if (given.length !== parameters.length) return undefined;
  const values = parameters.map((parameter) => encode(args[parameter.name], parameter.type));
  if (!values.every((value) => value !== undefined)) return undefined;
  return { statement: { name, text, values }, decode: (answer) => decode(answer, returns) };
}

function encode(value: unknown, type: PostgresType): string | null | undefined {
  if (value === null || value === undefined) return value;
  return type !== 'jsonb' && typeof value === 'string' ? value : JSON.stringify(value);
}

function decode(text: string | null, type: PostgresType): unknown {
  if (text === null || type === 'void') return null;
  if (type === 'jsonb') return JSON.parse(text);
  if (type === 'boolean') return text === 't';
  return type === 'integer' ? Number(text) : text;
}
