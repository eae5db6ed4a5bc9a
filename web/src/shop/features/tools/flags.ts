import { type Config, configFields } from "@tresen/contract/config/config";
import * as texts from "./tools-panel.texts";

export interface Flag {
  name: keyof Config;
  label: string;
  section: string;
}

/** All flags of the configuration, in its order, each with its heading. */
export const flags: readonly Flag[] = configFields.keyof().options.flatMap((name) => {
  const { title = name, section = texts.generalSection } = configFields.shape[name].meta() ?? {};
  return /^(?:enablePlugin|is[A-Z]|disable)/.test(name) ? [{ name, label: title, section }] : [];
});

/** The flags by heading, both in their given order. */
export function flagSections(): { section: string; flags: Flag[] }[] {
  const sections = new Map<string, Flag[]>();
  for (const flag of flags) sections.set(flag.section, [...(sections.get(flag.section) ?? []), flag]);
  return [...sections].map(([section, list]) => ({ section, flags: list }));
}
