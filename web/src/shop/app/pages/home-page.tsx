import { lazy, Suspense } from "react";
import { BranchList } from "../../features/branch-list/branch-list";
import { NewsPoint } from "../../features/news/news-point";
import { useShop } from "../../state/shop-query";
import { PageSkeleton } from "../../ui/skeleton";

const Home = lazy(() => import("../../features/home/home").then(({ Home: component }) => ({ default: component })));

/** The start page: a home page where the owner switched it on, else the list of branches. */
export function HomePage() {
  const { config } = useShop();
  if (!config.enablePluginHomePage) return <BranchList aside={<NewsPoint />} />;
  return (
    <Suspense fallback={<PageSkeleton path="/" />}>
      <Home aside={<NewsPoint />} />
    </Suspense>
  );
}
