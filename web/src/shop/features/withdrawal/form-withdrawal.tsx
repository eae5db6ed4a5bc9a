import { withdrawalBranches } from "@tresen/contract/order/withdrawal/withdrawal";
import { Link } from "@tanstack/react-router";
import { call } from "../../../shared/api";
import { paths } from "../../state/browser/route";
import { useShop } from "../../state/shop-query";
import { buttonClass } from "../../ui/button";
import { Withdrawal } from "./withdrawal";
import * as texts from "./withdrawal.texts";

/** The withdrawal opened from the footer: customers describe the order in their own words. */
export function FormWithdrawal() {
  const branches = withdrawalBranches(useShop().branches);
  return (
    <Withdrawal
      order={null}
      branches={branches}
      storageKey="withdrawal"
      send={async ({ branch, ...draft }, website) =>
        (
          await call("POST /api/custom/withdrawal", {
            body: { ...draft, website, ...(branches.length > 1 && branch ? { branch } : {}) },
          })
        ).receivedAt
      }
      onward={
        <Link to={paths.home()} className={buttonClass("quiet")}>
          {texts.toHome}
        </Link>
      }
    />
  );
}
