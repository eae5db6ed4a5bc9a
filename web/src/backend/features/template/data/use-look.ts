import { useQuery } from "@tanstack/react-query";
import type { TemplateData } from "@tresen/contract/template/data/bind";
import { useMemo } from "react";
import { contrast } from "../../../../shared/palette";
import { configQueries } from "../../../shared/config";
import { FAILURES } from "../../../shared/failure.texts";
import type { Look } from "../model/layer-defaults";

const USUAL: Look = {
  primary: "#000000",
  primaryText: "#ffffff",
  secondary: "#333333",
  font: "Inter",
  headingFont: "Inter",
};

/** The shop's colours and typefaces, in which new layers begin, and its values that every template may show. */
export function useLook(): { look: Look; currency: string; shop: TemplateData } {
  const { data: config } = useQuery({ ...configQueries.one(), meta: { failure: FAILURES.config } });
  return useMemo(() => {
    if (!config) return { look: USUAL, currency: "EUR", shop: {} };
    const primary = config.primaryColor || USUAL.primary;
    const secondary = config.secondaryColor || USUAL.secondary;
    const font = config.fontFamily || USUAL.font;
    const look = {
      primary,
      secondary,
      primaryText: textOn(primary),
      font,
      headingFont: config.headingFontFamily || font,
    };
    const shop: TemplateData = {
      "shop.name": config.shopName,
      "shop.primaryColor": primary,
      "shop.primaryTextColor": look.primaryText,
      "shop.secondaryColor": secondary,
      "shop.secondaryTextColor": textOn(secondary),
    };
    return { look, currency: config.currency ?? "EUR", shop };
  }, [config]);
}

const READABLE = 4.5;
const textOn = (color: string): string => (contrast(color, "#ffffff") >= READABLE ? "#ffffff" : "#000000");
