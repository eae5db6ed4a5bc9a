import type * as z from "zod";
import type { Call, asked } from "../kit/call";
import type { paged } from "../kit/list/paged";
import type { Option, optionsQuery } from "../kit/list/option";
import type { InputOf, RecordMeta, RecordOf } from "../kit/resource";
import type { resources } from "../resources";
import type { calls } from "./calls";

/*
 * The types of the browser's API client. Everything here is a type, so `import type` adds neither calls nor schemas to
 * the browser's bundle.
 */

/** A record of a resource that is known only at run time, so its fields are known by its schema and not by its type. */
export type AnyRecord = RecordMeta & Record<string, unknown>;

/** What a request contains, and the `data` of its answer. */
interface Exchange {
  params: unknown;
  query: unknown;
  body: unknown;
  answer: unknown;
}

/**
 * The type of a query as the caller writes it. Values that arrive as text have the type that the server parses them to.
 */
type QueryOf<Query extends z.ZodType> = {
  [Key in keyof z.input<Query>]: unknown extends z.input<Query>[Key]
    ? Key extends keyof z.output<Query>
      ? z.output<Query>[Key]
      : never
    : z.input<Query>[Key];
};

interface ExchangeOf<C extends Call> extends Exchange {
  params: z.input<C["params"]>;
  query: QueryOf<C["query"]>;
  body: z.input<C["body"]>;
  answer: z.output<C["response"]>;
}

type AnyCall = (typeof calls)[keyof typeof calls];
type SingleCalls = { [C in AnyCall as `${C["method"]} ${C["path"]}`]: ExchangeOf<C> };

type RecordQuery = QueryOf<z.ZodObject<typeof asked>>;
/** A list also takes the filters of its resource, which are known only at run time. */
interface ListQuery extends RecordQuery, QueryOf<z.ZodObject<typeof paged>> {
  search?: string | undefined;
  sort?: string | undefined;
  [filter: string]: string | number | boolean | undefined;
}
type NoParams = Record<never, never>;
type NoQuery = Record<never, never>;
/** Identifies the record to write. `version` is the version that the caller has seen. */
interface Written {
  id?: string;
  version: number;
}

/** The generic calls of a resource. `Name` may be a path parameter, which is then part of `Params`. */
type PatternCalls<Name extends string, Params, Record, Input> = {
  [Route in `GET /api/${Name}`]: { params: Params; query: ListQuery; body: undefined; answer: Record[] };
} & {
  [Route in `GET /api/${Name}/options`]: {
    params: Params;
    query: QueryOf<typeof optionsQuery>;
    body: undefined;
    answer: Option[];
  };
} & {
  [Route in `GET /api/${Name}/{id}`]: {
    params: Params & { id: string };
    query: RecordQuery;
    body: undefined;
    answer: Record;
  };
} & {
  [Route in `POST /api/${Name}`]: { params: Params; query: NoQuery; body: Input; answer: Record };
} & {
  [Route in `PUT /api/${Name}/{id}`]: {
    params: Params & { id: string };
    query: NoQuery;
    body: Input & Written;
    answer: Record;
  };
} & {
  [Route in `DELETE /api/${Name}/{id}`]: {
    params: Params & { id: string };
    query: NoQuery;
    body: undefined;
    answer: null;
  };
};

type Resources = typeof resources;
type KnownCalls = UnionToIntersection<
  {
    [Name in keyof Resources]: PatternCalls<Name, NoParams, RecordOf<Resources[Name]>, InputOf<Resources[Name]>>;
  }[keyof Resources]
>;
/** The generic calls of a resource that is known only at run time, for the generic list and form. */
type UnknownCalls = PatternCalls<"{resource}", { resource: string }, AnyRecord, Readonly<Record<string, unknown>>>;

type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

/**
 * Every call of the API by its request line, such as `GET /api/orders/{id}`. A specific call takes precedence over a
 * generic one.
 */
type Exchanges = SingleCalls & Omit<KnownCalls & UnknownCalls, keyof SingleCalls>;

export type Route = keyof Exchanges & string;
/** The routes that answer a list in pages. */
export type ListRoute = {
  [R in Route]: R extends `GET ${string}` ? (Answer<R> extends readonly unknown[] ? R : never) : never;
}[Route];

/** The type of `data` in the answer. */
export type Answer<R extends Route> = Exchanges[R]["answer"];
/** The type of one entry of a list's answer. */
export type Item<R extends ListRoute> = Answer<R> extends readonly (infer Entry)[] ? Entry : never;
export type Query<R extends Route> = Exchanges[R]["query"];
export type Body<R extends Route> = Exchanges[R]["body"];

/** A part of the request; it is optional if everything in it is. */
type Part<Name extends string, Value> = undefined extends Value
  ? { [Key in Name]?: Value }
  : NoParams extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** The parameters, query and body of a call. */
export type Sent<R extends Route> = Part<"params", Exchanges[R]["params"]> &
  Part<"query", Query<R>> &
  Part<"body", Body<R>>;
