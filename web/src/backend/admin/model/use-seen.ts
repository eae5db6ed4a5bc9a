import { useCallback } from "react";
import { useIsShown } from "../../shared/visibility";
import { type Field, privacyOf } from "./field";

/** Whether the values of a field are shown, or hidden from guests. */
export function useSeen(): (field: Field) => boolean {
  const [isProductDataShown, isCustomerDataShown] = [useIsShown("product"), useIsShown("customer")];
  return useCallback(
    (field: Field) => {
      const privacy = privacyOf(field);
      return privacy === undefined || (privacy === "product" ? isProductDataShown : isCustomerDataShown);
    },
    [isProductDataShown, isCustomerDataShown],
  );
}
