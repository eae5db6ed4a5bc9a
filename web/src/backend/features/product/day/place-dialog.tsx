import { useQuery } from "@tanstack/react-query";
import { menus } from "@tresen/contract/catalog/menu.resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useEffect, useMemo, useState } from "react";
import { canWrite } from "../../../admin/model/access";
import { ReferencePicker } from "../../../admin/picker/reference-picker";
import { useLabels } from "../../../admin/picker/use-labels";
import { labelOf, resourceQueries } from "../../../admin/queries";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureSentences } from "../../../shared/failure";
import { useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage } from "../../../shared/ui/input";
import { Select } from "../../../shared/ui/select";
import { Skeleton } from "../../../shared/ui/states";
import { PLACE_TEXTS as texts } from "./day.texts";
import { type PlaceWay, catalogOf, placedProducts, placesOf } from "./placed-products";
import { usePlacing } from "./use-placing";

/** More products than anybody places in a category at once. */
const MOST = 1000;
const WAYS = ["add", "move", "remove"] as const;
const NOTHING: readonly AnyRecord[] = [];

/** The categories of one product. */
export function PlaceOneDialog({ record, onClose }: { record: AnyRecord; onClose: () => void }) {
  const products = useMemo(() => [record.id], [record.id]);
  return <Place products={products} onClose={onClose} />;
}

/** The categories of the chosen products. */
export function PlaceDialog({
  load,
  onClose,
}: {
  load: (most: number) => Promise<readonly AnyRecord[]>;
  onClose: () => void;
}) {
  const [products, setProducts] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isShown = true;
    // One more than is possible tells that there are too many.
    load(MOST + 1).then(
      (records) => isShown && setProducts(records.map(({ id }) => id)),
      () => isShown && setProducts([]),
    );
    return () => {
      isShown = false;
    };
    // What was chosen when the dialog was opened counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return <Place products={products} onClose={onClose} />;
}

function Place({ products, onClose }: { products: readonly string[] | null; onClose: () => void }) {
  const me = useMe();
  const { data } = useQuery(resourceQueries.all(menus.name));
  const writable = useMemo(
    () => (data ?? NOTHING).filter((record) => canWrite({ resource: menus, me, record })),
    [data, me],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [way, setWay] = useState<PlaceWay>("add");
  const [category, setCategory] = useState<string | null>(null);
  const menu = writable.find(({ id }) => id === chosen) ?? writable[0];
  const placing = usePlacing(onClose);
  const meant = products ?? [];
  const catalog = menu ? catalogOf(menu) : [];
  const places = placesOf({ catalog, products: meant });
  const nameOf = useLabels({ name: "categories", ids: places.map((place) => place.category) });
  const isChanging =
    menu !== undefined &&
    category !== null &&
    JSON.stringify(placedProducts({ catalog, products: meant, category, way })) !== JSON.stringify(catalog);
  const isTooMany = meant.length > MOST;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.titleOf(meant.length)}
      size="md"
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={!isChanging || isTooMany || placing.isPending}
            onPress={() =>
              menu && category !== null && placing.mutate({ menu, changes: [{ products: meant, category, way }] })
            }
          >
            {texts.start}
          </Button>
        </>
      }
    >
      {!data || !products ? (
        <Skeleton className="h-40" />
      ) : !menu ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <div className="flex flex-col gap-4">
          {isTooMany && <FieldMessage>{texts.tooMany(MOST)}</FieldMessage>}
          <Select
            label={texts.menu}
            value={menu.id}
            options={writable.map((record) => ({ value: record.id, label: labelOf({ resource: menus, record }) }))}
            onChange={setChosen}
          />
          <p className="text-sm">
            <span className="text-muted">{texts.now}: </span>
            {places.length === 0
              ? texts.nowhere
              : places
                  .map((place) => texts.count({ name: nameOf(place.category), count: place.count, of: meant.length }))
                  .join(", ")}
          </p>
          <Select
            label={texts.way}
            value={way}
            options={WAYS.map((value) => ({ value, label: texts.ways[value] }))}
            onChange={(value) => setWay(WAYS.find((one) => one === value) ?? "add")}
          />
          <ReferencePicker
            label={texts.category}
            resource="categories"
            value={category}
            isRequired
            error={undefined}
            onChange={setCategory}
          />
          {category !== null && !isChanging && <p role="status">{texts.unchanged}</p>}
          {placing.error && (
            <div role="alert">
              <FieldMessage>{failureSentences(placing.error, texts.failed)}</FieldMessage>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
