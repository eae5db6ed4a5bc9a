import { BranchList } from "../../features/branch-list/branch-list";
import { NewsPoint } from "../../features/news/news-point";
import { useShop } from "../../state/shop-query";
import { loadable } from "../../ui/loadable";
import { PageSkeleton } from "../../ui/skeleton";

const Home = loadable({
  load: () => import("../../features/home/home").then((module) => module.Home),
  fallback: <PageSkeleton path="/" />,
});

/** The start page: a home page if the owner enabled it, else the list of branches. */
export function HomePage() {
  const { config } = useShop();
  if (!config.enablePluginHomePage) return <BranchList aside={<NewsPoint />} />;
  return <Home aside={<NewsPoint />} />;
}
