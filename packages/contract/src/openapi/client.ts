import type * as z from "zod";
import type { Call, asked } from "../kit/call";
import type { paged } from "../kit/call-parts";
import type { Option, optionsQuery } from "../kit/list/option";
import type { InputOf, RecordMeta, RecordOf } from "../kit/resource";
import type { resources } from "../resources";
import type { calls } from "./calls";

/*
 * What the browser knows of the API while it is being compiled. Everything here is a type: importing it with `import
 * type` carries neither calls nor schemas into the browser.
 */

/** A record of a resource that is known only at run time: what it holds is in its schema, not in its type. */
export type AnyRecord = RecordMeta & Record<string, unknown>;

/** What is sent with a call, and what stands under `data` in its answer. */
interface Exchange {
  params: unknown;
  query: unknown;
  body: unknown;
  answer: unknown;
}

/** A query as it is written. What arrives as text is told as what the server reads it as. */
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
/** Beside these a list takes the filters that its resource names, which are known at run time. */
interface ListQuery extends RecordQuery, QueryOf<z.ZodObject<typeof paged>> {
  search?: string | undefined;
  sort?: string | undefined;
  [filter: string]: string | number | boolean | undefined;
}
type NoParams = Record<never, never>;
type NoQuery = Record<never, never>;
/** Which record is written. Its version says what the writer saw of it. */
interface Written {
  id?: string;
  version: number;
}

/** The calls of the generic pattern. `Name` may stand for a parameter, which is then one of `Params`. */
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
/** For the generic list and form, which learn only at run time of which resource they are. */
type UnknownCalls = PatternCalls<"{resource}", { resource: string }, AnyRecord, Readonly<Record<string, unknown>>>;

type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

/** Every call of the API by its request line, `GET /api/orders/{id}`. A call of its own goes before the pattern's. */
type Exchanges = SingleCalls & Omit<KnownCalls & UnknownCalls, keyof SingleCalls>;

export type Route = keyof Exchanges & string;
/** The routes that answer a list page by page. */
export type ListRoute = {
  [R in Route]: R extends `GET ${string}` ? (Answer<R> extends readonly unknown[] ? R : never) : never;
}[Route];

/** What stands under `data` in the answer. */
export type Answer<R extends Route> = Exchanges[R]["answer"];
/** One entry of a list's answer. */
export type Item<R extends ListRoute> = Answer<R> extends readonly (infer Entry)[] ? Entry : never;
export type Query<R extends Route> = Exchanges[R]["query"];
export type Body<R extends Route> = Exchanges[R]["body"];

/** A part of a request that may be left out where nothing in it is needed. */
type Part<Name extends string, Value> = undefined extends Value
  ? { [Key in Name]?: Value }
  : NoParams extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** Parameters, query and body of a call. */
export type Sent<R extends Route> = Part<"params", Exchanges[R]["params"]> &
  Part<"query", Query<R>> &
  Part<"body", Body<R>>;
