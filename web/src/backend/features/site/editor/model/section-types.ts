import { SECTION_TYPES, type SectionType } from "@tresen/contract/site/sections";
import {
  Bike,
  Columns2,
  HandCoins,
  Image,
  LayoutTemplate,
  Link2,
  type LucideIcon,
  Mail,
  Map as MapIcon,
  PanelRight,
  Shapes,
  Tags,
  TextInitial,
  Users,
  Wrench,
} from "lucide-react";

export function isSectionType(type: string): type is SectionType {
  return SECTION_TYPES.some((known) => known === type);
}

const ICONS: Readonly<Record<SectionType, LucideIcon>> = {
  hero: Image,
  links: Link2,
  "teaser-workshop": Wrench,
  "text-image": PanelRight,
  "text-text-image": Columns2,
  "form-contact": Mail,
  "form-rental": LayoutTemplate,
  team: Users,
  brands: Tags,
  "bike-rental": Bike,
  finance: HandCoins,
  map: MapIcon,
  text: TextInitial,
};

export function iconOf(type: string): LucideIcon {
  return isSectionType(type) ? ICONS[type] : Shapes;
}
