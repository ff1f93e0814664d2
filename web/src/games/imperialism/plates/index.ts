import Plate from "./Plate.svelte";

export const plates = { imperialism: Plate };
