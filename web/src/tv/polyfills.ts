// What browsers of 2021 lack of what the shared rules use.
import "core-js/actual/array/at";
import "core-js/actual/array/find-last";
import "core-js/actual/array/find-last-index";
import "core-js/actual/array/to-sorted";
import "core-js/actual/object/has-own";
