import { ChevronDown, ChevronRight, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "../../../shared/ui/button";
import type { EditorProps } from "../editor";
import { useErrorWithin, useForm } from "../form-context";
import { isPlain } from "../../model/draft";
import { moved } from "../../model/entry-keys";
import { ReferencePicker } from "../../picker/reference-picker";
import { useLabels } from "../../picker/use-labels";
import { CATALOG_TEXTS } from "./editor.texts";
import { GroupFrame } from "./frame";
import { ItemButtons } from "./list/item-buttons";
import { DRAGGED, useReorder } from "./list/use-reorder";

interface Entry {
  category: string;
  products: string[];
}

function isEntry(value: unknown): value is Entry {
  return isPlain(value) && typeof value["category"] === "string" && Array.isArray(value["products"]);
}

/** The number of products of a category that are rendered at once, since menus may have thousands. */
const SHOWN = 60;

const PRODUCT = "flex items-center gap-2 border-b border-line ps-2 last:border-b-0";

/** The editor of a menu's catalogue: categories in order, with their products in order. */
export function CatalogEditor({ field, path, value, onChange }: EditorProps<"catalog">) {
  const { isReadOnly } = useForm();
  const error = useErrorWithin(path);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const entries = useMemo(() => (Array.isArray(value) ? value.filter(isEntry) : []), [value]);
  const used = useMemo(() => entries.map(({ category }) => category), [entries]);
  const categoryName = useLabels({ name: "categories", ids: used });
  const toggle = (category: string): void => {
    const changed = new Set(open);
    if (!changed.delete(category)) changed.add(category);
    setOpen(changed);
  };
  const reorder = useReorder({
    count: entries.length,
    onMove: (from, to) => onChange(moved({ list: entries, from, to })),
  });
  const count = entries.reduce((sum, entry) => sum + entry.products.length, 0);
  return (
    <GroupFrame
      field={field}
      path={path}
      error={error}
      note={CATALOG_TEXTS.counts({ categories: entries.length, products: count })}
    >
      <ol ref={reorder.list} className="flex flex-col gap-2">
        {entries.map((entry, index) => {
          const name = categoryName(entry.category);
          const isOpen = open.has(entry.category);
          const Icon = isOpen ? ChevronDown : ChevronRight;
          return (
            <li
              key={entry.category}
              data-entry={index}
              className={`rounded-panel border border-line bg-surface ${DRAGGED}`}
            >
              <div className="flex items-center gap-1 py-1 ps-2 pe-1">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => toggle(entry.category)}
                  className="flex min-h-9 min-w-0 flex-1 items-center gap-2 text-start pointer-coarse:min-h-11"
                >
                  <Icon size={18} aria-hidden className="shrink-0 text-muted" />
                  <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 py-1">
                    <span className="font-medium wrap-anywhere">{name}</span>
                    <span className="figures text-sm text-muted">{CATALOG_TEXTS.products(entry.products.length)}</span>
                  </span>
                </button>
                {!isReadOnly && (
                  <ItemButtons
                    title={name}
                    index={index}
                    count={entries.length}
                    reorder={reorder}
                    onRemove={() => onChange(entries.filter((_entry, at) => at !== index))}
                  />
                )}
              </div>
              {isOpen && (
                <Products
                  entry={entry}
                  isReadOnly={isReadOnly}
                  onChange={(list) =>
                    onChange(
                      entries.map((candidate, at) => (at === index ? { ...candidate, products: list } : candidate)),
                    )
                  }
                />
              )}
            </li>
          );
        })}
      </ol>
      {reorder.announcement}
      {!isReadOnly && (
        <div className="max-w-md">
          <ReferencePicker
            resource="categories"
            label={CATALOG_TEXTS.addCategory}
            isLabelHidden
            isAdding
            placeholder={CATALOG_TEXTS.addCategoryPlaceholder}
            without={used}
            value={null}
            onChange={(category) => {
              if (category === null) return;
              onChange([...entries, { category, products: [] }]);
              setOpen(new Set([...open, category]));
            }}
          />
        </div>
      )}
    </GroupFrame>
  );
}

function Products({
  entry,
  isReadOnly,
  onChange,
}: {
  entry: Entry;
  isReadOnly: boolean;
  onChange: (products: string[]) => void;
}) {
  const [shown, setShown] = useState(SHOWN);
  const listed = useMemo(() => entry.products.slice(0, shown), [entry.products, shown]);
  const productName = useLabels({ name: "products", ids: listed });
  const reorder = useReorder({
    count: entry.products.length,
    onMove: (from, to) => onChange(moved({ list: entry.products, from, to })),
  });
  return (
    <div className="flex flex-col gap-2 border-t border-line p-3">
      <ol ref={reorder.list} className="flex flex-col">
        {listed.map((id, index) => (
          <li key={id} data-entry={index} className={`${PRODUCT} ${DRAGGED}`}>
            <span className="figures w-8 shrink-0 text-end text-sm text-muted">{index + 1}.</span>
            <span className="min-w-0 flex-1 py-1 text-sm wrap-anywhere">{productName(id)}</span>
            {!isReadOnly && (
              <ItemButtons
                title={productName(id)}
                index={index}
                count={entry.products.length}
                reorder={reorder}
                onRemove={() => onChange(entry.products.filter((other) => other !== id))}
              />
            )}
          </li>
        ))}
      </ol>
      {reorder.announcement}
      {entry.products.length > shown && (
        <Button size="sm" className="self-start" onPress={() => setShown(shown + 200)}>
          {CATALOG_TEXTS.showMore(entry.products.length - shown)}
        </Button>
      )}
      {!isReadOnly && (
        <div className="flex max-w-md items-center gap-2">
          <Plus size={16} aria-hidden className="text-muted" />
          <div className="flex-1">
            <ReferencePicker
              resource="products"
              label={CATALOG_TEXTS.addProduct}
              isLabelHidden
              isAdding
              placeholder={CATALOG_TEXTS.addProductPlaceholder}
              without={entry.products}
              value={null}
              onChange={(id) => {
                if (id === null) return;
                onChange([...entry.products, id]);
                setShown(Math.max(shown, entry.products.length + 1));
              }}
            />
          </div>
        </div>
      )}
    </div>
  );
}
