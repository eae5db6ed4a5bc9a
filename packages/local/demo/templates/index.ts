import type { Look, Template } from "./build";
import { paperTemplates } from "./paper";
import { screenTemplates } from "./screens";
import { socialTemplates } from "./social";

/** The image templates of a demo shop in its typefaces. Its colours come from the configuration. */
export function templatesOf(look: Look): Template[] {
  return [...socialTemplates(look), ...paperTemplates(look), ...screenTemplates(look)];
}
