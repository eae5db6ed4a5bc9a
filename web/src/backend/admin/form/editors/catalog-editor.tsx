import { ChevronDown, ChevronRight, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../shared/ui/button";
import { Combo } from "../../../shared/ui/combo";
import type { EditorProps } from "../editor";
import { useErrorWithin, useForm } from "../form-context";
import { isPlain } from "../../model/draft";
import { moved } from "../../model/entry-keys";
import { useReferences } from "../../queries";
import { CATALOG_TEXTS } from "./editor.texts";
import { GroupFrame } from "./frame";
import { ItemButtons, useReorder } from "./item-buttons";

interface Entry {
  category: string;
  products: string[];
}
type Names = ReturnType<typeof useReferences>;

function isEntry(value: unknown): value is Entry {
  return isPlain(value) && typeof value["category"] === "string" && Array.isArray(value["products"]);
}

/** So many products of a category stand on the screen at once; menus may hold thousands. */
const SHOWN = 60;

/** What a menu offers: its categories in order, and in each its products in order. */
export function CatalogEditor({ field, path, value, onChange }: EditorProps<"catalog">) {
  const { isReadOnly } = useForm();
  const error = useErrorWithin(path);
  const categories = useReferences("categories");
  const products = useReferences("products");
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const entries = Array.isArray(value) ? value.filter(isEntry) : [];
  const used = new Set(entries.map(({ category }) => category));
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
      <ol className="flex flex-col gap-2">
        {entries.map((entry, index) => {
          const name = categories.labelOf(entry.category);
          const isOpen = open.has(entry.category);
          const Icon = isOpen ? ChevronDown : ChevronRight;
          return (
            <li key={entry.category} className="rounded-panel border border-line">
              <div className="flex items-center gap-1 py-1 ps-2 pe-1">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => toggle(entry.category)}
                  className="flex min-h-9 min-w-0 flex-1 items-center gap-2 text-start pointer-coarse:min-h-11"
                >
                  <Icon size={18} aria-hidden className="shrink-0 text-muted" />
                  <span className="truncate font-medium">{name}</span>
                  <span className="figures text-sm text-muted">{CATALOG_TEXTS.products(entry.products.length)}</span>
                </button>
                {!isReadOnly && (
                  <ItemButtons
                    title={name}
                    index={index}
                    reorder={reorder}
                    onRemove={() => onChange(entries.filter((_entry, at) => at !== index))}
                  />
                )}
              </div>
              {isOpen && (
                <Products
                  entry={entry}
                  products={products}
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
          <Combo
            label={CATALOG_TEXTS.addCategory}
            isLabelHidden
            isAdding
            placeholder={CATALOG_TEXTS.addCategoryPlaceholder}
            options={categories.options.filter((option) => !used.has(option.value))}
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
  products,
  isReadOnly,
  onChange,
}: {
  entry: Entry;
  products: Names;
  isReadOnly: boolean;
  onChange: (products: string[]) => void;
}) {
  const [shown, setShown] = useState(SHOWN);
  const used = new Set(entry.products);
  const reorder = useReorder({
    count: entry.products.length,
    onMove: (from, to) => onChange(moved({ list: entry.products, from, to })),
  });
  return (
    <div className="flex flex-col gap-2 border-t border-line p-3">
      <ol className="flex flex-col">
        {entry.products.slice(0, shown).map((id, index) => (
          <li key={id} className="flex items-center gap-2 border-b border-line ps-2 last:border-b-0">
            <span className="figures w-8 text-end text-sm text-muted">{index + 1}.</span>
            <span className="min-w-0 flex-1 truncate text-sm">{products.labelOf(id)}</span>
            {!isReadOnly && (
              <ItemButtons
                title={products.labelOf(id)}
                index={index}
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
            <Combo
              label={CATALOG_TEXTS.addProduct}
              isLabelHidden
              isAdding
              placeholder={CATALOG_TEXTS.addProductPlaceholder}
              options={products.options.filter((option) => !used.has(option.value))}
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
