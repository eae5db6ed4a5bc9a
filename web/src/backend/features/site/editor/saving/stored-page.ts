import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import { type Site, sites } from "@tresen/contract/site/site.resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { call } from "../../../../../shared/api";
import { saveRecord } from "../../../../admin/queries";
import { isMissing } from "../../../../shared/failure";
import { type PageFields, fieldsOfPage } from "../model/page-fields";

const PAGE_KEYS = Object.keys(sites.fields.shape);

/** What the server has of a page: the record, which is published, and its draft. */
export interface StoredPage {
  record: Site;
  draft: SiteDraft | null;
}

/** The calls of the editor for one page. */
export interface PageCalls {
  read: () => Promise<StoredPage>;
  save: (input: { fields: PageFields; baseVersion: number; revision: string | null }) => Promise<SiteDraft>;
  discard: () => Promise<unknown>;
  /** A version of the page: who made it, and its fields, null where they are not kept any more. */
  version: (version: number) => Promise<{ by: { id: string; name: string }; fields: PageFields | null }>;
  /** Changes the record itself, at once. */
  update: (record: Site, fields: Partial<PageFields>) => Promise<Site>;
}

export function pageCalls(id: string): PageCalls {
  const params = { id };
  return {
    read: () => call("GET /api/sites/{id}/states", { params }),
    save: (body) => call("PUT /api/sites/{id}/draft", { params, body }),
    discard: () =>
      call("DELETE /api/sites/{id}/draft", { params }).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      }),
    version: async (version) => {
      const { actor, record } = await call("GET /api/{resource}/{id}/versions/{version}", {
        params: { resource: sites.name, id, version: String(version) },
      });
      const kept = new Map<string, unknown>(Object.entries(record ?? {}));
      const read = sites.fields.safeParse(Object.fromEntries(PAGE_KEYS.map((key) => [key, kept.get(key)])));
      return { by: { id: actor.id, name: actor.name }, fields: read.data ?? null };
    },
    update: async (record, fields) =>
      asSite(await saveRecord({ name: sites.name, base: record, draft: { ...fieldsOfPage(record), ...fields } })),
  };
}

/** A record of this resource as the server answers it. */
function asSite({ id, version, createdAt, updatedAt, ...fields }: AnyRecord): Site {
  const known = Object.fromEntries(PAGE_KEYS.map((key) => [key, fields[key]]));
  return { ...sites.fields.parse(known), id, version, createdAt, updatedAt };
}

/** What editors of the page see: its draft, or the page where there is none. */
export function editedFields({ record, draft }: StoredPage): PageFields {
  return fieldsOfPage(draft?.fields ?? record);
}
