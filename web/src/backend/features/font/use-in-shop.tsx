import { useQueryClient } from "@tanstack/react-query";
import { Store } from "lucide-react";
import { useState } from "react";
import { call } from "../../../shared/api";
import { UNDO_TEXTS } from "../../admin/form/form.texts";
import { configQueries } from "../../shared/config";
import { failureText } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { ConfirmDialog } from "../../shared/ui/dialog";
import { Menu } from "../../shared/ui/menu";
import { TriggerButton } from "../../shared/ui/trigger-button";
import { FONT_TEXTS } from "./font.texts";

type Place = "fontFamily" | "headingFontFamily";

/** Chooses a family for the shop's texts or headings, right where it is seen, after a question. */
export function UseInShop({ family }: { family: string }) {
  const client = useQueryClient();
  const [place, setPlace] = useState<Place | null>(null);
  const isHeading = place === "headingFontFamily";
  const save = async (chosen: { place: Place; family: string }): Promise<string> => {
    const former = await client.fetchQuery({ ...configQueries.one(), staleTime: 0 });
    // With a version the settings are replaced as a whole.
    const { updatedAt: _, ...fields } = former;
    const saved = await call("POST /api/config", { body: { ...fields, [chosen.place]: chosen.family } });
    client.setQueryData(configQueries.one().queryKey, saved);
    return former[chosen.place] ?? "";
  };
  const apply = async (chosen: { place: Place; family: string }, isUndo = false): Promise<void> => {
    try {
      const former = await save(chosen);
      if (isUndo) return showToast({ kind: "success", message: UNDO_TEXTS.done });
      showToast({
        kind: "success",
        message: FONT_TEXTS.used({ family: chosen.family, isHeading: chosen.place === "headingFontFamily" }),
        undo: () => void apply({ place: chosen.place, family: former }, true),
      });
    } catch (error) {
      showToast({
        kind: "error",
        message: failureText(error, FONT_TEXTS.useFailed),
        error,
        about: `font of the shop ${chosen.place}`,
      });
    }
  };
  return (
    <>
      <Menu
        label={FONT_TEXTS.useOf(family)}
        entries={[
          { id: "fontFamily", label: FONT_TEXTS.shopText, onAction: () => setPlace("fontFamily") },
          { id: "headingFontFamily", label: FONT_TEXTS.shopHeadings, onAction: () => setPlace("headingFontFamily") },
        ]}
      >
        <TriggerButton size="sm" aria-label={FONT_TEXTS.useOf(family)}>
          <Store size={16} aria-hidden /> {FONT_TEXTS.use}
        </TriggerButton>
      </Menu>
      {place && (
        <ConfirmDialog
          isOpen
          title={FONT_TEXTS.askUse({ family, isHeading })}
          confirmLabel={FONT_TEXTS.useConfirm}
          onConfirm={() => void apply({ place, family })}
          onClose={() => setPlace(null)}
        >
          {FONT_TEXTS.useExplained}
        </ConfirmDialog>
      )}
    </>
  );
}
