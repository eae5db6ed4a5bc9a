import { payrolls } from "@tresen/contract/time-sheet/payroll/payroll.resource";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: payrolls }));
