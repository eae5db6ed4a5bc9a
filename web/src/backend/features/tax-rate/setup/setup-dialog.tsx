import type { ComponentProps } from "react";
import type { ListAction } from "../../../admin/screen";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { NumbersSection } from "./numbers-section";
import { PresetsSection } from "./presets-section";
import { SETUP_TEXTS } from "./setup.texts";

/** The tax rates of a country, each created with a click, and which numbers can be replaced by named rates. */
export function SetupDialog({ onClose }: ComponentProps<ListAction["Dialog"]>) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={SETUP_TEXTS.title}
      footer={<Button onPress={onClose}>{COMMON_TEXTS.close}</Button>}
    >
      <div className="flex flex-col gap-8">
        <PresetsSection />
        <NumbersSection />
      </div>
    </Dialog>
  );
}
