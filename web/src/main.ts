import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { applyTheme } from "./browser/settings.svelte";

applyTheme();
mount(App, { target: document.getElementById("app")! });
