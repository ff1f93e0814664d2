import Plate2006 from "./Plate2006.svelte";
import Plate2010 from "./Plate2010.svelte";
import Plate2030 from "./Plate2030.svelte";

export const plates = { "imperial-2006": Plate2006, "imperial-2010": Plate2010, "imperial-2030": Plate2030 };
