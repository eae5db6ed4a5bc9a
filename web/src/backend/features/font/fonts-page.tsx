import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { configPermissions } from "@tresen/contract/config/config.permissions";
import type { Config } from "@tresen/contract/config/config";
import type { Font } from "@tresen/contract/media/font/font";
import { FONT } from "@tresen/contract/media/font/font.texts";
import type { FontFamily } from "@tresen/contract/media/fonts";
import { Plus } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import { call } from "../../../shared/api";
import { type Refusal, RefusalDialog } from "../../admin/refusal/refusal-dialog";
import { refusalOf } from "../../admin/refusal/refusal-of";
import { COMMON_TEXTS, PAGE_TITLES } from "../../shared/common.texts";
import { configQueries } from "../../shared/config";
import { failureDetail, failureText } from "../../shared/failure";
import { useMay } from "../../shared/session";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { ConfirmDialog } from "../../shared/ui/dialog";
import { Input } from "../../shared/ui/input";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { AddFontDialog } from "./add-font-dialog";
import { FamilyCard } from "./family-card";
import { fontQueries } from "./font-queries";
import { FONT_TEXTS } from "./font.texts";

/** The shop's typeface where none is chosen: see `--font-sans` in `theme.css`. */
const DEFAULT_FAMILY: FontFamily = "Inter";

interface Asked {
  family: string;
  variant: string;
}

/** All typefaces that the shop and its templates can use, each shown in itself. */
export function FontsPage() {
  const client = useQueryClient();
  const mayChange = useMay()({ permission: configPermissions.update });
  const { data: fonts, error, refetch, isFetching } = useQuery(fontQueries.list());
  const { data: config } = useQuery(configQueries.one());
  const [sample, setSample] = useState("");
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [words, setWords] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(PAGE_TITLES.fonts);
  }, []);
  const reload = () => client.invalidateQueries(fontQueries.list());
  const remove = async (params: Asked): Promise<void> => {
    try {
      await call("DELETE /api/fonts/{family}/{variant}", { params });
      showToast({ kind: "success", message: FONT_TEXTS.removed });
    } catch (failure) {
      const { family, variant } = params;
      const refused = refusalOf({
        error: failure,
        id: `${family} ${variant}`,
        label: family,
        fallback: FONT_TEXTS.removeFailed,
      });
      if (refused) setRefusal(refused);
      else
        showToast({
          kind: "error",
          message: failureText(failure, FONT_TEXTS.removeFailed),
          error: failure,
        });
    }
    await reload();
  };
  const found = (fonts ?? []).filter(({ family }) => isFound({ family, words }));
  const families = (source: Font["source"]) =>
    found
      .filter((font) => font.source === source)
      .map((font) => (
        <FamilyCard
          key={font.family}
          font={font}
          sample={sample.trim() || FONT_TEXTS.sampleText}
          uses={usesOf({ font, config })}
          mayUse={mayChange}
          onRemove={mayChange ? (variant) => setAsked({ family: font.family, variant }) : undefined}
        />
      ));
  return (
    <div className="h-full overflow-y-auto">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-line bg-surface px-4 py-3">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="text-xl font-semibold">{PAGE_TITLES.fonts}</h1>
          <p className="max-w-prose text-sm text-muted">{FONT_TEXTS.intro}</p>
        </div>
        {mayChange && (
          <Button variant="primary" onPress={() => setIsAdding(true)}>
            <Plus size={18} aria-hidden />
            {FONT_TEXTS.add}
          </Button>
        )}
      </header>
      <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-5">
        <div className="flex flex-wrap items-end gap-4">
          <Input
            type="search"
            label={FONT_TEXTS.search}
            value={words}
            maxLength={60}
            onChange={setWords}
            className="flex-1 basis-52"
          />
          <Input
            label={FONT_TEXTS.sample}
            value={sample}
            placeholder={FONT_TEXTS.sampleText}
            maxLength={80}
            onChange={setSample}
            className="flex-1 basis-64"
          />
          {mayChange && (
            <Link
              to="/config"
              search={{ field: "fontFamily" }}
              className="flex min-h-10 items-center text-action-text underline pointer-coarse:min-h-11"
            >
              {FONT_TEXTS.choose}
            </Link>
          )}
        </div>
        {fonts ? (
          <>
            <section aria-labelledby="own-fonts">
              <h2 id="own-fonts" className="text-lg font-semibold">
                {FONT_TEXTS.own}
              </h2>
              {fonts.some(({ source }) => source === "own") ? (
                <Families>{families("own")}</Families>
              ) : (
                <p className="mt-1 max-w-prose text-muted">{FONT_TEXTS.noOwn}</p>
              )}
            </section>
            <section aria-labelledby="packaged-fonts">
              <h2 id="packaged-fonts" className="text-lg font-semibold">
                {FONT_TEXTS.packaged}
              </h2>
              <Families>{families("packaged")}</Families>
            </section>
          </>
        ) : error ? (
          <ErrorState
            message={failureText(error, FONT_TEXTS.loadFailed)}
            detail={failureDetail(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <div role="status" aria-label={COMMON_TEXTS.loading} className="flex flex-col gap-4">
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </div>
        )}
      </div>
      {isAdding && <AddFontDialog onAdded={() => void reload()} onClose={() => setIsAdding(false)} />}
      {refusal && (
        <RefusalDialog
          title={FONT_TEXTS.removeFailed}
          one={FONT}
          refusals={[refusal]}
          onClose={() => setRefusal(null)}
        />
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          isDangerous
          title={FONT_TEXTS.removeTitle(asked)}
          confirmLabel={COMMON_TEXTS.remove}
          onConfirm={() => void remove(asked)}
          onClose={() => setAsked(null)}
        >
          {COMMON_TEXTS.irreversible}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The families of a section; a sentence where the search finds none of them. */
function Families({ children }: { children: readonly ReactElement[] }) {
  return children.length > 0 ? (
    <ul>{children}</ul>
  ) : (
    <p role="status" className="mt-1 text-muted">
      {FONT_TEXTS.noneFound}
    </p>
  );
}

/** Whether each word begins a word of the family's name. */
function isFound({ family, words }: { family: string; words: string }): boolean {
  const parts = family.toLowerCase().split(" ");
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => parts.some((part) => part.startsWith(word)));
}

function usesOf({
  font: { family },
  config,
}: {
  font: Font;
  config: Pick<Config, "fontFamily" | "headingFontFamily"> | undefined;
}): string[] {
  if (!config) return [];
  const text = config.fontFamily || DEFAULT_FAMILY;
  const headings = config.headingFontFamily || text;
  return [...(text === family ? [FONT_TEXTS.shopText] : []), ...(headings === family ? [FONT_TEXTS.shopHeadings] : [])];
}
