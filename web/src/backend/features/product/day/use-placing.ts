import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Menu, menus } from "@tresen/contract/catalog/menu.resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { keepRecord, labelOf, resourceQueries, saveRecord } from "../../../admin/queries";
import { failureText, isConflict } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { PLACE_TEXTS } from "./day.texts";
import { type Catalog, type Placing, catalogOf, placedProducts } from "./placed-products";

/** What is placed in a menu, one after the other and saved at once. */
interface PlacingIn {
  menu: AnyRecord;
  changes: readonly Omit<Placing, "catalog">[];
}

/** A menu before and after its products were placed. */
interface Placed {
  before: AnyRecord;
  after: AnyRecord;
}

/** How often a menu that somebody else has saved meanwhile is read and changed again. */
const ATTEMPTS = 4;

/** The menu's own fields with another catalogue. */
function fieldsOf({ menu, catalog }: { menu: AnyRecord; catalog: Catalog }): Record<string, unknown> {
  const { id: _, version: __, createdAt: ___, updatedAt: ____, ...fields } = menu;
  return { ...fields, catalog } satisfies Partial<Menu>;
}

/**
 * Places products in categories of a menu. What somebody else has changed in it meanwhile stays: the products are placed
 * anew in what they have saved. One undo brings the former catalogue back while nobody else has changed it.
 */
export function usePlacing(onDone: () => void) {
  const client = useQueryClient();
  const save = async (base: AnyRecord, catalog: Catalog): Promise<AnyRecord> => {
    const record = await saveRecord({ name: menus.name, base, draft: fieldsOf({ menu: base, catalog }) });
    keepRecord({ client, name: menus.name, record });
    return record;
  };
  const place = async ({ menu, changes }: PlacingIn): Promise<Placed> => {
    let before = menu;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const catalog = changes.reduce(
          (held, change) => placedProducts({ catalog: held, ...change }),
          catalogOf(before),
        );
        return { before, after: await save(before, catalog) };
      } catch (error) {
        if (!isConflict(error) || attempt === ATTEMPTS) throw error;
        const theirs = await client.fetchQuery({
          ...resourceQueries.one({ name: menus.name, id: menu.id }),
          gcTime: 0,
        });
        // Refused for another reason than a new version.
        if (theirs.version === before.version) throw error;
        before = theirs;
      }
    }
  };
  const undo = async ({ before, after }: Placed, about: string): Promise<void> => {
    try {
      await save(after, catalogOf(before));
      showToast({ kind: "success", message: PLACE_TEXTS.undone, about });
    } catch (error) {
      showToast({
        kind: "error",
        message: isConflict(error) ? PLACE_TEXTS.undoStale : failureText(error, PLACE_TEXTS.failed),
        error,
        about,
      });
    } finally {
      void client.invalidateQueries({ queryKey: ["resource", "products"] });
    }
  };
  const tell = (placed: Placed): void => {
    // The list may be filtered by category.
    void client.invalidateQueries({ queryKey: ["resource", "products"] });
    const about = `placed ${placed.after.id}`;
    showToast({
      kind: "success",
      message: PLACE_TEXTS.saved(labelOf({ resource: menus, record: placed.after })),
      about,
      undo: () => void undo(placed, about),
    });
  };
  return useMutation({
    mutationFn: async (placing: PlacingIn) => tell(await place(placing)),
    onSuccess: onDone,
  });
}
