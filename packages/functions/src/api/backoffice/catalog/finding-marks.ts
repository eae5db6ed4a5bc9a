import { findingMarks } from "@tresen/contract/catalog/compliance/finding-mark.resource";
import { findingMarkHooks } from "@tresen/core/catalog/finding-mark";
import { crud } from "../../../http/crud";
import { resource } from "../../../http/resource";

export const handler = resource(crud({ resource: findingMarks, hooks: findingMarkHooks }));
